import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingMachine } from '#contract/booking/booking.ts'
import { GUARDS, type BookingFacts } from '#contract/booking/guards.ts'
import { ACTORS, EFFECTS, EVENTS } from '#contract/booking/names.ts'
import { BOOKING_ROWS, type BookingRow, type Target } from '#contract/booking/table.ts'
import { isCode } from '#contract/codes.ts'
import { CONFIRMATION_POLICIES } from '#contract/shapes/resort.ts'
import { BOOKED_FAMILY, HOLDING, STATUSES, statusesOfTab, type Status } from '#contract/statuses.ts'
import { TABS } from '#contract/tabs.ts'

/** REFUNDS and DELETE are ends; SUCCESS is one once its complaint window is over. */
const TERMINAL: readonly Status[] = ['REFUNDS', 'DELETE']

const isStatus = (target: Target): target is Status => STATUSES.some((status) => status === target)

/** Every status that a row can lead to. */
function targetsOf(row: BookingRow): readonly Status[] {
  if (isStatus(row.to)) return [row.to]
  if (row.to === 'same') return row.from ?? []
  if (row.to === 'bookedOrConfirm') return ['ORDERED', 'CSH_CONFIRM']
  if (row.to === 'baseOrComplete') return [...BOOKED_FAMILY, 'SUCCESS']
  if (row.to === 'sameOrReturn') return [...BOOKED_FAMILY, 'EDIT_FAILED']
  return BOOKED_FAMILY
}

const NOW = '2026-11-21T05:00:00Z'
const moments = fc
  .integer({ min: -60 * 24 * 40, max: 60 * 24 * 40 })
  .map((minutes) => Temporal.Instant.from(NOW).add({ minutes }))
const LATER = Temporal.Instant.from(NOW).add({ hours: 1 })
const maybe = fc.option(fc.boolean(), { nil: undefined })
const facts: fc.Arbitrary<BookingFacts> = fc
  .record({
    status: fc.constantFrom(...STATUSES, null),
    base: fc.constantFrom(...BOOKED_FAMILY, null),
    policy: fc.constantFrom(...CONFIRMATION_POLICIES),
    paid: fc.boolean(),
    accepted: fc.boolean(),
    transferReported: fc.boolean(),
    method: fc.constantFrom('VNPAY' as const, 'BANK_TRANSFER' as const, null),
    checkedIn: fc.boolean(),
    now: fc.constant(Temporal.Instant.from(NOW)),
    holdUntil: fc.option(moments),
    hostDeadline: fc.option(moments),
    arrival: moments,
    lastArrival: moments,
    departure: moments,
    nightsFree: fc.boolean(),
    gatewaySaysUnpaid: fc.boolean(),
    feeAccepted: fc.boolean(),
    difference: fc.integer({ min: -2, max: 2 }),
    refundConfirmed: fc.boolean(),
  })
  .chain((known) =>
    fc.record({ complaintOpen: maybe, answerDue: maybe }).map((more) => ({ ...known, ...stripped(more) })),
  )
const stripped = (more: { complaintOpen: boolean | undefined; answerDue: boolean | undefined }) => ({
  ...(more.complaintOpen === undefined ? {} : { complaintOpen: more.complaintOpen }),
  ...(more.answerDue === undefined ? {} : { answerDue: more.answerDue }),
})
const asks = fc.record({ facts, event: fc.constantFrom(...EVENTS), actor: fc.constantFrom(...ACTORS) })

describe('the booking table', () => {
  test('names each row once', () => {
    expect(new Set(BOOKING_ROWS.map(({ row }) => row)).size).toBe(BOOKING_ROWS.length)
  })

  test('uses every event, guard, effect and actor', () => {
    const used = {
      events: new Set<string>(BOOKING_ROWS.map(({ event }) => event)),
      guards: new Set<string>(BOOKING_ROWS.flatMap(({ when, guard }) => [...when, ...guard])),
      effects: new Set<string>(BOOKING_ROWS.flatMap(({ effects }) => effects)),
      actors: new Set<string>(BOOKING_ROWS.flatMap(({ by }) => by)),
    }
    expect({
      events: EVENTS.filter((event) => !used.events.has(event)),
      guards: Object.keys(GUARDS).filter((guard) => !used.guards.has(guard)),
      effects: EFFECTS.filter((effect) => !used.effects.has(effect)),
      actors: ACTORS.filter((actor) => !used.actors.has(actor)),
    }).toEqual({ events: [], guards: [], effects: [], actors: [] })
  })

  test('reaches every status', () => {
    const reached = new Set<Status | null>([null])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const row of BOOKING_ROWS)
        if (row.from === null || row.from.some((status) => reached.has(status)))
          for (const status of targetsOf(row)) reached.add(status)
    }
    expect(STATUSES.filter((status) => !reached.has(status))).toEqual([])
  })

  test('lets every status be left that is not an end, and no end', () => {
    const left = (status: Status) =>
      BOOKING_ROWS.some((row) => row.from?.includes(status) && targetsOf(row).some((next) => next !== status))
    expect(STATUSES.filter((status) => left(status) === TERMINAL.includes(status))).toEqual([])
  })

  test('gives nights back wherever it stops holding them, and takes them wherever it begins', () => {
    const effectsOf = (row: BookingRow): readonly string[] => row.effects
    const moves = BOOKING_ROWS.flatMap((row) =>
      (row.from ?? [null]).flatMap((from) =>
        (row.to === 'same' && from ? [from] : targetsOf(row)).map((to) => ({ row, from, to })),
      ),
    )
    const held = (status: Status | null) => status !== null && HOLDING.includes(status)
    const stops = moves.filter(({ from, to }) => held(from) && !held(to) && to !== 'SUCCESS')
    // Nights that are over when a finished stay is complained about were never given back.
    const begins = moves.filter(({ row, from, to }) => !held(from) && held(to) && row.row !== '42b')
    const lacking = (list: typeof moves, ...names: string[]) =>
      list
        .filter(({ row }) => !effectsOf(row).some((effect) => names.includes(effect)))
        .map(({ row, from, to }) => `${row.row}: ${from} → ${to}`)
    // Row 39 leads out of PAYMENT_FAILED only once a refund is done, long after the window that held the nights.
    expect(lacking(stops, 'releaseNights')).toEqual(['39: PAYMENT_FAILED → REFUNDS'])
    expect(lacking(begins, 'holdNights', 'holdForHost')).toEqual([])
  })

  test('tells its reason with a code of the catalogue', () => {
    expect(Object.values(GUARDS).filter(({ code }) => !isCode(code))).toEqual([])
  })
})

describe('the booking machine', () => {
  test('never throws, moves only along a row, and else gives a reason', () => {
    fc.assert(
      fc.property(asks, ({ facts: known, event, actor }) => {
        const answer = bookingMachine.next(known, event, actor)
        expect(bookingMachine.can(known, event, actor)).toBe(answer.ok)
        if (!answer.ok) {
          expect(isCode(answer.why)).toBe(true)
          return
        }
        expect(answer.row.event).toBe(event)
        expect(answer.row.by).toContain(actor)
        if (known.status === null) expect(answer.row.from).toBeNull()
        else expect(answer.row.from).toContain(known.status)
        expect(targetsOf(answer.row)).toContain(answer.to)
      }),
      { numRuns: 2000 },
    )
  })

  test('ends stay ends, for everybody and every event', () => {
    fc.assert(
      fc.property(asks, fc.constantFrom(...TERMINAL), ({ facts: known, event, actor }, status) => {
        expect(bookingMachine.can({ ...known, status }, event, actor)).toBe(false)
      }),
    )
  })

  test('the clock alone never takes a booked stay away', () => {
    fc.assert(
      fc.property(asks, fc.constantFrom(...BOOKED_FAMILY), ({ facts: known, event }, status) => {
        const answer = bookingMachine.next({ ...known, status }, event, 'SYS')
        if (answer.ok) expect([...BOOKED_FAMILY, 'SUCCESS']).toContain(answer.to)
      }),
    )
  })

  test('books for money by the house’s own rule', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const answer = bookingMachine.next(
          { ...known, lastArrival: LATER, status: 'PENDING' },
          'paymentSucceeded',
          'SYS',
        )
        const atOnce = known.policy === 'INSTANT' || known.accepted
        expect(answer).toMatchObject({ ok: true, to: atOnce ? 'ORDERED' : 'CSH_CONFIRM' })
      }),
    )
  })
})

describe('the tabs', () => {
  test('show every status but the deleted, and each in a tab of its own kind', () => {
    const [all, ...tabs] = TABS.map(statusesOfTab)
    const shown = new Set<Status>(tabs.flat())
    expect(STATUSES.filter((status) => !shown.has(status))).toEqual(['DELETE'])
    expect(STATUSES.filter((status) => !all?.includes(status))).toEqual(['DELETE'])
  })
})
