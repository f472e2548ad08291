import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STAMPS_MAX } from '#contract/numbers.ts'
import { passport } from '#contract/shapes/profile.ts'
import { COMPLETE, STATUSES, type Status } from '#contract/statuses.ts'
import { transact } from '#server/db/transact.ts'
import { addAccount } from '#server/modules/accounts/accounts.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import { passportHandlers } from '#server/modules/passport/passport.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  type Place,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

let test$: TestWorld
let guest = ''
let area = 100

beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

const register = () => {
  const at = Temporal.Instant.from('2026-02-28T18:00:00Z')
  return addAccount(test$.db, { name: 'Minh Anh', email: `${uuidv7()}@ghe.test`, roles: ['KT'] }, at)
}
beforeEach(async () => {
  test$.clock.set(START)
  guest = await register()
})

/** What they are shown once it is known that places were added. */
async function shown(userId = guest) {
  await transact(test$.db, raiseCatalogueVersion)
  return passport.parse(await passportHandlers(test$.world)['profile.passport']({}, contextOf(userId)))
}

/** A place in an area that no other test has been to. */
const somewhere = () => addPlace(test$.db, { areaId: (area += 1), units: [50] })

type Visit = { status?: Status; checkIn?: string; noShow?: boolean; by?: string }

/** A stay there as it stands now, however it came to that. */
async function stay(
  place: Place,
  { status = 'SUCCESS', checkIn = '2026-03-07', noShow = false, by = guest }: Visit = {},
) {
  const { id } = await test$.calls['booking.create'](bookingOf(place), contextOf(by))
  const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 2 }).toString()
  await test$.db.update(bookings).set({ status, checkIn, checkOut, noShow }).where(eq(bookings.id, id))
  return id
}

test('a passport says since when, by the day at the places, and has no stamp before the first stay', async () => {
  expect(await shown()).toEqual({ since: '2026-03-01', stamps: [], more: 0 })
})

test('a stay that has ended is a stamp, with the picture and name of its area', async () => {
  const place = await somewhere()
  const bookingId = await stay(place)
  expect((await shown()).stamps).toEqual([
    { areaId: place.areaId, areaName: 'Đà Lạt', pictureId: 'area', bookingId, checkIn: '2026-03-07' },
  ])
})

test('an area without a picture of its own is shown by the place one stayed at', async () => {
  const place = await somewhere()
  await test$.db.update(projectAreas).set({ pictureId: '' }).where(eq(projectAreas.id, place.areaId))
  await stay(place)
  expect((await shown()).stamps).toMatchObject([{ pictureId: 'p1' }])
})

test('an area is one stamp, of the last stay there, and the last visited area stands first', async () => {
  const first = await somewhere()
  const beside = await addPlace(test$.db, { areaId: first.areaId, units: [50] })
  const second = await somewhere()
  await stay(first, { checkIn: '2025-05-01' })
  await stay(first, { checkIn: '2024-05-01' })
  const last = await stay(beside, { checkIn: '2026-05-01' })
  await stay(second, { checkIn: '2026-07-01' })
  const { stamps } = await shown()
  expect(stamps.map(({ areaId }) => areaId)).toEqual([second.areaId, first.areaId])
  expect(stamps[1]).toMatchObject({ bookingId: last, checkIn: '2026-05-01' })
})

test('no other status is a stamp, nor is a stay that nobody came to, nor somebody else’s', async () => {
  for (const status of STATUSES.filter((one) => !COMPLETE.includes(one)))
    await stay(await somewhere(), { status })
  await stay(await somewhere(), { noShow: true })
  const other = await register()
  const theirs = await somewhere()
  await stay(theirs, { by: other })
  expect((await shown()).stamps).toEqual([])
  expect((await shown(other)).stamps.map(({ areaId }) => areaId)).toEqual([theirs.areaId])
})

test('of more areas than there is room for the newest are shown and the others counted', async () => {
  const months = Array.from({ length: STAMPS_MAX + 3 }, (_, place) => ({
    checkIn: Temporal.PlainDate.from('2024-01-10').add({ months: place }).toString(),
  }))
  for (const month of months) await stay(await somewhere(), month)
  const { stamps, more } = await shown()
  expect(more).toBe(3)
  expect(stamps.map(({ checkIn }) => checkIn)).toEqual(
    months
      .map(({ checkIn }) => checkIn)
      .toReversed()
      .slice(0, STAMPS_MAX),
  )
})
