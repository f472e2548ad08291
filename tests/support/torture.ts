import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import type { Input, Output } from '#contract/endpoints.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { bookingOf } from './bookingWorld.ts'
import { insist } from './insist.ts'
import { freePort } from './postgres.ts'
import { MINUTE, Victim } from './victim.ts'

const WRITERS = 8
type Made = { id: string; version: number }

/** What a client knows it has done, what it was told, and what it was never told. */
export class Ledger {
  readonly asked = new Map<string, Input<'booking.create'>>()
  readonly made = new Map<string, Made>()
  readonly cancelling = new Map<string, Made>()
  readonly cancelled = new Set<string>()
  private number = 0
  private readonly rooms: readonly { resortId: string; roomId: string }[]

  constructor(rooms: readonly { resortId: string; roomId: string }[]) {
    this.rooms = rooms
  }

  /** A night that nobody has asked for: all rooms for one night, then for the next. */
  private next(): Input<'booking.create'> {
    const room = this.rooms[this.number % this.rooms.length]
    const night = Math.floor(this.number / this.rooms.length)
    this.number += 1
    const first = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days: 2 + (night % 390) })
    const place = { resortId: room?.resortId ?? '', roomIds: [room?.roomId ?? ''], hostId: '', areaId: 20 }
    return bookingOf(place, {
      check_in: first.toString(),
      check_out: first.add({ days: 1 }).toString(),
      shown_total: 1_000_000,
    })
  }

  /** Books, and cancels every third booking, until the server is gone. */
  async write(victim: Victim, token: string): Promise<void> {
    for (;;) {
      const key = uuidv7()
      const input = this.next()
      this.asked.set(key, input)
      const answer = await victim.call('booking.create', input, { token, key })
      if (!answer) return
      if (!answer.ok) throw new Error(`a booking was refused: ${answer.code}`)
      this.made.set(key, { id: answer.data.id, version: answer.data.version })
      if (this.made.size % 3 !== 0) continue
      const cancelKey = uuidv7()
      const booking = { id: answer.data.id, version: answer.data.version }
      this.cancelling.set(cancelKey, booking)
      const cancel = { booking_id: booking.id, version: booking.version }
      const done = await victim.call('booking.cancel', cancel, { token, key: cancelKey })
      if (!done) return
      if (!done.ok) throw new Error(`a cancellation was refused: ${done.code}`)
      this.cancelled.add(cancelKey)
    }
  }

  /** Books until it is `over`, each until it is acknowledged; see {@link insist}. */
  async persist(
    nodes: readonly Victim[],
    token: string,
    over: AbortSignal,
    told: (code: string | null) => void,
  ): Promise<void> {
    while (!over.aborted) {
      const key = uuidv7()
      const input = this.next()
      this.asked.set(key, input)
      const { id, version } = await insist(
        nodes,
        (node) => node.call('booking.create', input, { token, key }),
        told,
      )
      this.made.set(key, { id, version })
    }
  }

  /**
   * Asks again with the keys it has no answer for, as a client does when the network is back. A key whose first call died is
   * held for a while yet; `patient` waits for that.
   */
  async catchUp(victim: Victim, token: string, patient: boolean): Promise<void> {
    for (const [key, input] of this.asked) {
      if (this.made.has(key)) continue
      const answer = patient
        ? { ok: true as const, data: await victim.must('booking.create', input, { token, key }) }
        : await victim.call('booking.create', input, { token, key })
      if (answer?.ok) this.made.set(key, { id: answer.data.id, version: answer.data.version })
      else if (answer) expect(answer.code).toBe('G_RUNNING')
    }
    for (const [key, { id, version }] of this.cancelling) {
      if (this.cancelled.has(key)) continue
      const input = { booking_id: id, version }
      const answer = patient
        ? { ok: true as const, data: await victim.must('booking.cancel', input, { token, key }) }
        : await victim.call('booking.cancel', input, { token, key })
      if (answer?.ok) this.cancelled.add(key)
      else if (answer) expect(answer.code).toBe('G_RUNNING')
    }
  }
}

async function bookingsOf(victim: Victim, token: string) {
  const found: Output<'booking.list'>['bookings'] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Output<'booking.list'> = await victim.must(
      'booking.list',
      { tab: 'all', page_size: 50, ...(cursor === undefined ? {} : { cursor }) },
      { token },
    )
    found.push(...page.bookings)
    cursor = page.next
  }
  return found
}

/** Nothing that was acknowledged is missing, nothing is there twice, and the nights are those of the bookings that stand. */
export async function audit(
  victim: Victim,
  token: string,
  ledger: Ledger,
  resortIds: readonly string[],
): Promise<void> {
  const found = await bookingsOf(victim, token)
  expect(found.map(({ id }) => id).toSorted()).toEqual(
    [...ledger.made.values()].map(({ id }) => id).toSorted(),
  )
  const cancelled = new Set([...ledger.cancelling.values()].map(({ id }) => id))
  // In a long run the first holds end by themselves, as they should.
  const asExpected = (id: string): readonly string[] =>
    cancelled.has(id) ? ['KT_CANCEL', 'OVERDUE_PAYMENT'] : ['PENDING', 'OVERDUE_PAYMENT']
  const wrong = found.filter(({ id, status }) => !asExpected(id).includes(status))
  expect(wrong).toEqual([])
  // Late in the evening nobody can come any more: that night is not sold, whoever has booked it.
  const tomorrow = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days: 1 })
  const days = { from_day: tomorrow.toString(), to_day: tomorrow.add({ days: 199 }).toString() }
  for (const resort_id of resortIds) {
    const { nights } = await victim.must('resort.calendar', { resort_id, ...days })
    const standing = (night: string) =>
      found.filter(
        ({ resortId, checkIn, status }) =>
          resortId === resort_id && checkIn === night && status === 'PENDING',
      )
    const miscounted = nights.filter(({ date, left }) => left !== 10 - standing(date).length)
    expect(miscounted).toEqual([])
  }
}

/** The places of one area, and their rooms. */
export async function worldOf(victim: Victim) {
  const { data } = await victim.must('search.resorts', { project_area_id: 20, page_size: 50 })
  const resortIds = [...new Set(data.map(({ resortId }) => resortId))]
  const rooms: { resortId: string; roomId: string }[] = []
  for (const resortId of resortIds)
    for (const { id } of (await victim.must('resort.detail', { resort_id: resortId })).rooms)
      rooms.push({ resortId, roomId: id })
  return { rooms, resortIds }
}

/**
 * Kills a server with these settings so often in the middle of its work, and audits what is left: nothing that it has
 * acknowledged may be lost.
 */
export async function torture(
  environment: Record<string, string>,
  kills: number,
): Promise<{ made: number; unanswered: number }> {
  const victim = new Victim(await freePort(), environment)
  await victim.start()
  const { email } = DEMO_ACCOUNTS.guest
  const { token } = await victim.must('account.login', { identifier: email, password: DEMO_PASSWORD })
  const { rooms, resortIds } = await worldOf(victim)
  const ledger = new Ledger(rooms)
  let unanswered = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = ledger.made.size
    const writers = Promise.all(Array.from({ length: WRITERS }, () => ledger.write(victim, token)))
    // Each time a little later, so that the end comes in another moment of the work.
    await Promise.race([
      writers,
      expect
        .poll(() => ledger.made.size, { timeout: MINUTE, interval: 3 })
        .toBeGreaterThan(before + 20 + kill),
    ])
    await victim.kill()
    await writers
    await victim.start()
    unanswered += ledger.asked.size - ledger.made.size
    await ledger.catchUp(victim, token, false)
    for (const [key, { id }] of [...ledger.made].slice(-5)) {
      const input = ledger.asked.get(key)
      if (input) expect((await victim.must('booking.create', input, { token, key })).id).toBe(id)
    }
  }
  await ledger.catchUp(victim, token, true)
  await audit(victim, token, ledger, resortIds)
  await victim.kill()
  return { made: ledger.made.size, unanswered }
}
