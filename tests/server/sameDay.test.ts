import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { momentAt } from '#contract/nights.ts'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import { transact } from '#server/db/transact.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { resortsHandlers } from '#server/modules/resorts/resorts.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  CHECK_IN,
  contextOf,
  START,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'
import { book, codeOf } from '#tests/support/stays.ts'

const NEXT = '2026-12-08'
const tonight = { check_in: CHECK_IN, check_out: NEXT, shown_total: 1_000_000 }

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())
beforeEach(() => {
  test$.clock.set(START)
})

test.each<[ConfirmationPolicy, string | null, string, boolean]>([
  ['INSTANT', null, '21:59', true],
  ['INSTANT', null, '22:00', false],
  ['INSTANT', '18:00', '18:00', false],
  ['PAY_THEN_CONFIRM', null, '19:59', true],
  ['PAY_THEN_CONFIRM', null, '20:00', false],
  ['REQUEST_THEN_PAY', '23:00', '21:30', true],
  ['REQUEST_THEN_PAY', '23:00', '21:40', false],
])(
  'M12: search, calendar, quote and booking agree: %s until %s, asked at %s',
  async (policy, own, time, open) => {
    const areaId = Number(`7${time.replace(':', '')}`)
    const place = await addPlace(test$.db, { policy, areaId })
    await transact(test$.db, async (tx) => {
      await tx.update(resorts).set({ sameDayUntil: own }).where(eq(resorts.id, place.resortId))
      await raiseCatalogueVersion(tx)
    })
    test$.clock.set(momentAt(CHECK_IN, time).toString())
    const searched = searchRequest.parse({ project_area_id: areaId, from_day: CHECK_IN, to_day: NEXT })
    const { data } = await searchEngine(test$.world).search(searched, 'vi')
    const days = { resort_id: place.resortId, from_day: CHECK_IN, to_day: '2026-12-09' }
    const guest = contextOf(uuidv7())
    const { nights } = await resortsHandlers(test$.world)['resort.calendar'](days, guest)
    expect(data.some(({ resortId }) => resortId === place.resortId)).toBe(open)
    expect(nights.map(({ left }) => left)).toEqual([open ? 1 : 0, 1])
    const said = open ? 'done' : 'G_TONIGHT_OVER'
    const request = bookingOf(place, tonight)
    expect(await codeOf(test$.calls['booking.quote'](request, guest))).toBe(said)
    expect(await codeOf(test$.calls['booking.create'](request, guest))).toBe(said)
    const tomorrow = bookingOf(place, { check_in: NEXT, check_out: '2026-12-09' })
    expect(await codeOf(test$.calls['booking.quote'](tomorrow, guest))).toBe('done')
  },
)

test.each([
  ['2026-12-07T19:55', '2026-12-07T21:55'],
  ['2026-12-07T12:45', '2026-12-07T14:00'],
])('M12: a host asked at %s answers before the guest should arrive', async (now, deadline) => {
  const at = await addPlace(test$.db, { policy: 'PAY_THEN_CONFIRM' })
  test$.clock.set(`${now}+07:00`)
  const stay = await book(test$, { at }, tonight)
  expect(await stay.now()).toMatchObject({
    status: 'CSH_CONFIRM',
    hostDeadline: Temporal.Instant.from(`${deadline}+07:00`).toString(),
  })
})

test('M12: money that came at night leaves the host half an hour, not until tomorrow', async () => {
  const at = await addPlace(test$.db, { policy: 'PAY_THEN_CONFIRM' })
  test$.clock.set('2026-12-07T19:59+07:00')
  const stay = await book(test$, { at, pay: false }, tonight)
  test$.clock.set('2026-12-07T20:15+07:00')
  await stay.pay()
  expect((await stay.now()).hostDeadline).toBe('2026-12-07T15:00:00Z')
})
