import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetPerson } from '#src/api/publicKey.ts'
import { dropSessionHint, sessionChanged, sessionEnded } from '#src/api/session.ts'
import type { AppRouter } from '#src/router.tsx'
import { aBooking } from '#tests/support/aBooking.ts'
import { aHotel } from '#tests/support/aHotel.ts'
import { ADULT, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { answerFrame } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'

const held = aBooking()
const name = page.getByLabelText('Họ và tên')
const phone = page.getByLabelText('Số điện thoại')

/** The session cannot be renewed: on a device that keeps nothing, what the server said of the person goes. */
function endSession(router: AppRouter) {
  dropSessionHint()
  forgetPerson(router.options.context.queryClient)
  sessionEnded()
}

async function aStay() {
  answer('resort.detail', aHotel(held))
  answer('resort.calendar', { roomId: null, nights: [] })
  answer('booking.quote', {
    quote: held.quote,
    available: true,
    left: 3,
    voucherProblem: null,
    ways: ['VNPAY'],
    services: [],
    alternatives: [],
    serverNow: NOW,
  })
  const start = new URLSearchParams({
    resort_id: held.resortId,
    from_day: held.checkIn,
    to_day: held.checkOut,
    rooms: `${held.rooms[0]?.roomId}:1`,
  })
  return open(`/hotel/booking?${start}`, { as: 'guest' })
}

async function someTickets() {
  answer('service.detail', SERVICE)
  answer('service.quote', aTicketQuote(1))
  const start = new URLSearchParams({
    service_id: SERVICE.id,
    booking_time: `${SLOT.date} ${SLOT.time}`,
    tickets: `${ADULT.id}:1`,
  })
  return open(`/booking-service/detail?${start}`, { as: 'guest' })
}

test.each([
  ['a stay', aStay],
  ['tickets', someTickets],
])('a session that ends while one types hides and loses nothing that was typed for %s', async (_, form) => {
  const { router } = await form()
  await expect.element(name).toHaveValue(PEOPLE.guest.name)
  await name.fill('Phạm Thu Trà')
  endSession(router)
  await expect.element(phone).toHaveValue('')
  await expect.element(name).toHaveValue('Phạm Thu Trà')
  await phone.fill('0912 345 678')
  await expect.element(name).toHaveValue('Phạm Thu Trà')
  await expect.element(phone).toHaveValue('0912 345 678')
  // Whoever signs in again goes on with it.
  document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
  answerFrame(PEOPLE.guest)
  sessionChanged()
  await expect.element(page.getByLabelText('Email')).toHaveValue(PEOPLE.guest.email)
  await expect.element(name).toHaveValue('Phạm Thu Trà')
})

test('somebody else who signs in on the same form sees nothing of it', async () => {
  const { router } = await aStay()
  await expect.element(name).toHaveValue(PEOPLE.guest.name)
  await name.fill('Phạm Thu Trà')
  endSession(router)
  document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
  answerFrame(PEOPLE.host)
  sessionChanged()
  await expect.element(name).toHaveValue(PEOPLE.host.name)
})
