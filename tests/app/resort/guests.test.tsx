import { expect, test } from 'vitest'
import { HouseFacts } from '#src/features/resort/parts/HouseFacts.tsx'
import { Rooms } from '#src/features/resort/parts/Rooms.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { onPage } from '#tests/support/onPage.tsx'

const HOTEL = aHotel(aBooking())
const [ROOM] = HOTEL.rooms
const CHOICE = {
  counts: new Map<string, number>(),
  left: new Map<string, number>(),
  choose: () => undefined,
  rooms: [],
  places: 0,
  units: 0,
  text: '',
}
const CATALOGS = ['resort', 'stay'] as const

test('a place and a room for so many people and no fewer say one number', async () => {
  const many = 4
  for (const [least, text] of [
    [2, '2–4 khách'],
    [4, '4 khách'],
  ] as const) {
    const rooms = ROOM ? [{ ...ROOM, rates: { ...ROOM.rates, minGuests: least, maxGuests: many } }] : []
    const resort = { ...HOTEL, minGuests: least, maxGuests: many, rooms }
    for (const part of [
      <HouseFacts key="facts" resort={resort} />,
      <Rooms key="rooms" resort={resort} choice={CHOICE} stay={{}} />,
    ]) {
      const screen = await onPage(part, CATALOGS)
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
      await screen.unmount()
    }
  }
})
