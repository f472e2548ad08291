import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { hostDeadlineFrom, hostLock, hostRemindersFrom } from '#server/modules/bookings/rules.ts'
import {
  DONE,
  forgetDoneJobs,
  LANES,
  planJob,
  planJobs,
  planStandingJobs,
  runDueJobs,
  startJobs,
  type JobHandlers,
  type JobKind,
  type JobResult,
} from '#server/modules/jobs/jobs.ts'
import { jobs } from '#server/modules/jobs/tables.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { settableClock } from '#server/ports/clock.ts'

/** A wall-clock moment in Vietnam. */
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Ho_Chi_Minh]`).toInstant()

describe('a host’s two hours', () => {
  test.each([
    ['in the day', '2026-11-21T12:00', '2026-11-21T14:00'],
    ['until closing, to the minute', '2026-11-21T20:00', '2026-11-21T22:00'],
    ['over the night', '2026-11-21T21:00', '2026-11-22T08:00'],
    ['a second before closing', '2026-11-21T21:59:59', '2026-11-22T08:59:59'],
    ['from closing time', '2026-11-21T22:00', '2026-11-22T09:00'],
    ['from midnight', '2026-11-22T00:00', '2026-11-22T09:00'],
    ['from a second before opening', '2026-11-22T06:59:59', '2026-11-22T09:00'],
    ['from opening', '2026-11-22T07:00', '2026-11-22T09:00'],
    ['over the end of a year', '2026-12-31T21:30', '2027-01-01T08:30'],
  ])('%s', (_, asked, deadline) => {
    expect(hostDeadlineFrom(at(asked)).toString()).toBe(at(deadline).toString())
  })

  test('have their reminders at half and at nine tenths, never at night', () => {
    const told = (asked: string) => hostRemindersFrom(at(asked)).map(String)
    expect(told('2026-11-21T12:00')).toEqual([at('2026-11-21T13:00'), at('2026-11-21T13:48')].map(String))
    expect(told('2026-11-21T21:30')).toEqual([at('2026-11-22T07:30'), at('2026-11-22T08:18')].map(String))
  })
})

describe('a host who cancels', () => {
  const days = (...texts: string[]) => texts.map((text) => at(`${text}T12:00`))
  const lock = (cancellations: Temporal.Instant[], now: string) =>
    hostLock(cancellations, at(now))?.toString() ?? null
  test('three times in a calendar month is locked for a month', () => {
    const three = days('2026-11-01', '2026-11-15', '2026-11-30')
    expect(lock(three, '2026-12-29T12:00')).toBe(at('2026-12-30T12:00').toString())
    expect(lock(three, '2026-12-30T12:00')).toBeNull()
    expect(lock(days('2026-10-31', '2026-11-01', '2026-11-02'), '2026-11-03T12:00')).toBeNull()
  })
  test('six times in a calendar year is locked for good', () => {
    const six = days('2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01')
    expect(lock(six, '2030-01-01T12:00')).toBe('forever')
    expect(lock(six.slice(1), '2026-12-01T12:00')).toBeNull()
  })
  test('from the first moment of the longest month or year to its last is locked', () => {
    const month = [at('2028-01-01T00:00'), at('2028-01-15T12:00'), at('2028-01-31T23:59')]
    expect(lock(month, '2028-02-01T12:00')).not.toBeNull()
    const year = [at('2028-01-01T00:00'), ...days('2028-03-01', '2028-05-01', '2028-07-01', '2028-09-01')]
    expect(lock([...year, at('2028-12-31T23:59')], '2031-01-01T12:00')).toBe('forever')
  })
  test('so that a second lock comes within twelve months is locked for good', () => {
    const first = days('2026-11-01', '2026-11-02', '2026-11-03')
    expect(lock([...first, ...days('2027-02-01', '2027-02-02', '2027-02-03')], '2030-01-01T12:00')).toBe(
      'forever',
    )
    const later = days('2027-12-01', '2027-12-02', '2027-12-03')
    expect(lock([...first, ...later], '2027-12-04T12:00')).toBe(at('2028-01-03T12:00').toString())
  })
})

describe('planned jobs', () => {
  let opened: OpenDatabase
  const clock = settableClock('2026-11-21T05:00:00Z')
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(() => opened.close())

  const in$ = (minutes: number) => clock.now().add({ minutes })
  const plan = (ref: string, minutes: number) =>
    planJob(opened.db, { kind: 'holdExpired', ref, runAt: in$(minutes) })

  /** A node that notes what it ran, and does with each job what `act` says. */
  function node(act: (ref: string, attempts: number) => JobResult | Promise<JobResult> = () => DONE) {
    const ran: string[] = []
    const failures: unknown[] = []
    const handler = async (ref: string, attempts: number) => {
      ran.push(ref)
      return act(ref, attempts)
    }
    const handlers: JobHandlers = {
      holdExpired: handler,
      arrivalReminder: handler,
      hostReminder: handler,
      hostDeadline: handler,
      completeStay: handler,
      editAnswer: handler,
      editPayment: handler,
      askPayment: handler,
      cancellationAnswer: handler,
      forgetBooking: handler,
      sendRefund: handler,
      readCalendar: handler,
      ticketHold: handler,
      ticketDay: handler,
      checkBooks: handler,
      checkAllBooks: handler,
      makeSlots: handler,
      checkSecurityLog: handler,
      cleanup: handler,
      watchSearches: handler,
      countMonths: handler,
    }
    const failed = (_job: unknown, error: unknown) => failures.push(error)
    const world = { db: opened.db, clock, handlers, failed }
    const run = (renewEvery = 60_000) => runDueJobs({ ...world, renewEvery })
    const start = (kinds: readonly JobKind[]) => startJobs({ ...world, kinds }, 10)
    return { ran, failures, run, start }
  }

  test('run when they are due, in order, once', async () => {
    const [later, sooner] = [uuidv7(), uuidv7()]
    await plan(later, 2)
    await plan(sooner, 1)
    const { ran, run } = node()
    expect(await run()).toBe(0)
    clock.advance({ minutes: 2 })
    expect(await run()).toBe(2)
    expect(await run()).toBe(0)
    expect(ran).toEqual([sooner, later])
  })

  test('run once however many nodes look', async () => {
    const refs = Array.from({ length: 50 }, () => uuidv7())
    for (const ref of refs) await plan(ref, 0)
    const nodes = [node(), node(), node()]
    await Promise.all(nodes.map(({ run }) => run()))
    expect(nodes.flatMap(({ ran }) => ran).toSorted()).toEqual(refs.toSorted())
  })

  test('are tried again after a failure, later each time', async () => {
    const ref = uuidv7()
    await plan(ref, 0)
    const { ran, failures, run } = node((_ref, attempts) => {
      if (attempts < 3) throw new Error('not now')
      return DONE
    })
    await run()
    expect([ran.length, failures.length, await run()]).toEqual([1, 1, 0])
    clock.advance({ seconds: 5 })
    await run()
    clock.advance({ seconds: 5 })
    expect(await run()).toBe(0)
    clock.advance({ seconds: 5 })
    await run()
    expect([ran.length, failures.length]).toEqual([3, 2])
    clock.advance({ hours: 1 })
    expect(await run()).toBe(0)
  })

  test('O5: of a node that died are taken over within 30 s', async () => {
    const ref = uuidv7()
    await plan(ref, 0)
    const dying = node(() => new Promise<JobResult>(() => {}))
    void dying.run()
    await expect.poll(() => dying.ran).toEqual([ref])
    const next = node()
    expect(await next.run()).toBe(0)
    clock.advance({ seconds: 30 })
    await next.run()
    expect(next.ran).toEqual([ref])
  })

  test('O5: that stand for ever stay with the node that works on them, also when another node starts', async () => {
    let end = () => {}
    const ended = new Promise<JobResult>((resolve) => (end = () => resolve({ again: in$(10) })))
    const standing = () => planStandingJobs(opened.db, ['makeSlots'], clock.now())
    await standing()
    const slow = node(() => ended)
    const working = slow.run()
    await expect.poll(() => slow.ran).toEqual(['all'])
    await standing()
    const starting = node()
    expect(await starting.run()).toBe(0)
    end()
    expect(await working).toBe(1)
    // One that nobody is at work on runs at the start.
    await standing()
    expect(await starting.run()).toBe(1)
  })

  test('O5: that take long stay with the node that works on them', async () => {
    const ref = uuidv7()
    await plan(ref, 0)
    let end = () => {}
    const ended = new Promise<JobResult>((resolve) => (end = () => resolve(DONE)))
    const slow = node(() => ended)
    const working = slow.run(10)
    await expect.poll(() => slow.ran).toEqual([ref])
    clock.advance({ minutes: 5 })
    const lockedUntil = async () =>
      (await opened.db.select().from(jobs).where(eq(jobs.ref, ref)))[0]?.lockedUntil?.epochMilliseconds ?? 0
    await expect.poll(lockedUntil).toBeGreaterThan(clock.now().epochMilliseconds)
    expect(await node().run()).toBe(0)
    end()
    expect(await working).toBe(1)
  })

  test('that are planned by the ten thousand, as for a country that is filled, are all there once', async () => {
    // 65,535 values is what one statement carries.
    const planned = Array.from({ length: 40_000 }, () => ({
      kind: 'holdExpired' as const,
      ref: uuidv7(),
      runAt: in$(24 * 60),
    }))
    const many = () => opened.db.$count(jobs, eq(jobs.runAt, in$(24 * 60)))
    await planJobs(opened.db, planned)
    expect(await many()).toBe(planned.length)
    await planJobs(opened.db, planned)
    expect(await many()).toBe(planned.length)
    await opened.db.delete(jobs).where(eq(jobs.runAt, in$(24 * 60)))
  })

  test('O5: that somebody waits for run while the books are checked', async () => {
    const ref = uuidv7()
    await planJob(opened.db, { kind: 'checkBooks', ref: 'all', runAt: clock.now() })
    let end = () => {}
    const ended = new Promise<JobResult>((resolve) => (end = () => resolve(DONE)))
    const one = node((of) => (of === 'all' ? ended : DONE))
    const stops = Object.values(LANES).map((kinds) => one.start(kinds))
    await expect.poll(() => one.ran).toEqual(['all'])
    await plan(ref, 0)
    await expect.poll(() => one.ran).toEqual(['all', ref])
    end()
    for (const stop of stops) await stop()
  })

  test('that ask for another moment, or are planned anew while they run, run again then', async () => {
    const [again, moved] = [uuidv7(), uuidv7()]
    await plan(again, 0)
    await plan(moved, 0)
    const { ran, run } = node(async (ref) => {
      const first = ran.filter((one) => one === ref).length === 1
      if (ref === moved && first) await plan(moved, 10)
      return ref === again && first ? { again: in$(5) } : DONE
    })
    await run()
    clock.advance({ minutes: 5 })
    await run()
    expect(ran.filter((ref) => ref === again)).toHaveLength(2)
    expect(ran.filter((ref) => ref === moved)).toHaveLength(1)
    clock.advance({ minutes: 5 })
    await run()
    expect(ran.filter((ref) => ref === moved)).toHaveLength(2)
  })

  test('that went well many times are tried again soon after their first failure', async () => {
    const ref = uuidv7()
    await plan(ref, 0)
    const { ran, failures, run } = node(() => {
      if (ran.length === 20) throw new Error('not now')
      return ran.length > 20 ? DONE : { again: in$(5) }
    })
    for (let times = 0; times < 20; times += 1) {
      await run()
      clock.advance({ minutes: 5 })
    }
    expect(failures).toHaveLength(1)
    expect(ran).toHaveLength(20)
    await run()
    expect(ran).toHaveLength(21)
  })

  test('that were done are forgotten after a week, the others never', async () => {
    const waiting = uuidv7()
    await plan(waiting, 60 * 24 * 30)
    clock.advance({ hours: 24 * 8 })
    await forgetDoneJobs(opened.db, clock.now())
    clock.advance({ hours: 24 * 30 })
    const { ran, run } = node()
    await run()
    expect(ran).toEqual([waiting])
  })
})
