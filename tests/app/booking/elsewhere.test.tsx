import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BookingActions } from '#src/features/booking/detail/BookingActions.tsx'
import { HoldOver } from '#src/features/booking/form/HoldOver.tsx'
import { SoldOut } from '#src/features/booking/form/SoldOut.tsx'
import { EMPTY_CONTACT, type Draft } from '#src/features/booking/draft.ts'
import { OnePlace } from '#src/features/favourite/parts/OnePlace.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const CATALOGS = ['booking', 'stay', 'charged', 'changing', 'favourite', 'heart'] as const
const WITH_CHILDREN = { adults: 3, children: 2, toddlers: 1 }
const PEOPLE = { number_of_adult: '3', number_of_school_aged_child: '2', number_of_toddler_child: '1' }
const DAYS = { from_day: '2030-01-04', to_day: '2030-01-06' }
/** Vũng Tàu, where {@link aBooking} is. */
const AREA = { project_area_id: '20' }

const DRAFT: Draft = {
  key: 'one',
  resortId: aBooking().resortId,
  resortType: 3,
  checkIn: '2030-01-04',
  checkOut: '2030-01-06',
  rooms: [],
  ...WITH_CHILDREN,
  extraBeds: 0,
  voucher: { typed: '', applied: '' },
  services: [],
  owner: null,
  contact: EMPTY_CONTACT,
  paymentMethod: 'VNPAY',
  rulesAccepted: false,
  intent: null,
  bookingId: null,
  savedAt: '',
}

/** What the way to other places asks for. */
async function askedFrom(part: ReactNode) {
  const screen = await onPage(part, CATALOGS)
  const link = screen.getByRole('link', { name: /^Tìm (chỗ|nơi) khác/ })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/list-room/))
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '', location.origin)
  await screen.unmount()
  return Object.fromEntries(searchParams)
}

test('whoever looks for another place looks in the same area, on the same days, with all who come along', async () => {
  const cancelled = aBooking({ status: 'KT_CANCEL', ...WITH_CHILDREN })
  const ended = aBooking({
    status: 'PENDING',
    paid: 0,
    holdUntil: new Date(Date.now() - 5000).toISOString(),
    ...WITH_CHILDREN,
  })
  const all = { ...AREA, ...DAYS, ...PEOPLE }
  expect(await askedFrom(<BookingActions booking={cancelled} />)).toEqual(all)
  expect(await askedFrom(<BookingActions booking={ended} />)).toEqual(all)
  expect(await askedFrom(<HoldOver booking={ended} onAgain={() => undefined} />)).toEqual(all)
  expect(await askedFrom(<SoldOut draft={DRAFT} projectAreaId={20} left={0} alternatives={[]} />)).toEqual(
    all,
  )
})

test('days that are over are left out', async () => {
  const past = aBooking({
    status: 'OVERDUE_PAYMENT',
    checkIn: '2020-01-04',
    checkOut: '2020-01-06',
    ...WITH_CHILDREN,
  })
  expect(await askedFrom(<BookingActions booking={past} />)).toEqual({ ...AREA, ...PEOPLE })
})

test('a favourite that is gone, of which nobody knows the area any more, leads to all of them', async () => {
  const place = {
    resortId: aBooking().resortId,
    name: 'Khách sạn Hoa Sứ',
    keptAt: '2029-12-01T03:00:00Z',
    state: 'GONE' as const,
    stay: { ...DAYS, number_of_adult: 3 },
    card: null,
  }
  expect(await askedFrom(<OnePlace place={place} card={null} />)).toEqual({
    ...DAYS,
    number_of_adult: '3',
    project_area_id: 'null',
  })
})
