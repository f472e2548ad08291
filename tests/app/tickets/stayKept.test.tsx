import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBooking } from '#tests/support/aBooking.ts'
import { ADULT, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const STAY = aBooking({ checkIn: '2029-12-23', checkOut: '2029-12-25' })

/** Where a link leads: its path, and what its address asks for. */
async function leadsTo(name: string) {
  const link = page.getByRole('link', { name, exact: true })
  await expect.element(link).toBeVisible()
  const { pathname, searchParams } = new URL(link.element().getAttribute('href') ?? '', location.origin)
  return { pathname, asked: Object.fromEntries(searchParams) }
}

test('a list without results keeps the stay that tickets are looked for', async () => {
  answer('helper.projectAreas', [])
  answer('service.search', { data: [], total_rows: 0 })
  await open(`/list-service?booking_id=${STAY.id}&booking_day=2029-12-24&project_area_id=20`, { as: 'guest' })
  expect(await leadsTo('Bỏ các bộ lọc')).toEqual({
    pathname: '/list-service',
    asked: { booking_id: STAY.id },
  })
  expect(await leadsTo('Xem ngày khác')).toEqual({
    pathname: '/list-service',
    asked: { booking_id: STAY.id, project_area_id: '20' },
  })
})

test('the way up from a service keeps the stay', async () => {
  answer('booking.detail', STAY)
  answer('service.detail', SERVICE)
  answer('service.slots', { slots: [{ ...SLOT, left: 10 }], serverNow: NOW })
  await open(`/services/${SERVICE.id}?booking_id=${STAY.id}`, { as: 'guest' })
  expect((await leadsTo('Vé và trải nghiệm')).asked).toEqual({ booking_id: STAY.id })
  expect((await leadsTo(SERVICE.projectAreaName)).asked).toEqual({
    booking_id: STAY.id,
    project_area_id: String(SERVICE.projectAreaId),
  })
})

test('choosing another time for tickets that are short keeps the stay and the day', async () => {
  answer('booking.detail', STAY)
  answer('service.detail', SERVICE)
  answer('service.quote', aTicketQuote(2, { left: 0 }))
  const start = new URLSearchParams({
    service_id: SERVICE.id,
    booking_time: `${SLOT.date} ${SLOT.time}`,
    tickets: `${ADULT.id}:2`,
    booking_id: STAY.id,
  })
  await open(`/booking-service/detail?${start}`, { as: 'guest' })
  expect(await leadsTo('Chọn lại giờ và số vé')).toEqual({
    pathname: `/services/${SERVICE.id}`,
    asked: { booking_id: STAY.id, booking_day: SLOT.date },
  })
})
