import type { WayToPay } from '#contract/waysToPay.ts'
import type { Browser, Page } from '@playwright/test'
import { ENDPOINTS, type Output } from '#contract/endpoints.ts'
import { draftOfHouse } from '#src/features/host/places/draft.ts'
import { ask as get, ask as post } from './asPage.ts'
import { dayFromNow } from './days.ts'
import { signIn } from './journey.ts'

/** A call of the person signed in at this page. */
export { ask as get, ask as post } from './asPage.ts'

/** A person at a browser of their own, at the journeys' product or at another address. */
export async function someone(
  browser: Browser,
  who: 'guest' | 'host',
  back: string,
  width: number,
  baseURL?: string,
): Promise<Page> {
  const place = baseURL === undefined ? {} : { baseURL }
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...place })
  const page = await context.newPage()
  await signIn(page, who, back)
  return page
}

/** A room of this host where one more child costs more. */
export async function familyRoomOf(host: Page): Promise<{ resortId: string; roomId: string }> {
  const { resorts } = ENDPOINTS['host.resorts'].output.parse(await get(host, 'host.resorts'))
  for (const { id } of resorts) {
    const { rooms } = ENDPOINTS['resort.detail'].output.parse(
      await get(host, 'resort.detail', { resort_id: id }),
    )
    const room = rooms.find(({ rates }) => rates.childSurcharge > 0 && rates.maxGuests > 1)
    if (room) return { resortId: id, roomId: room.id }
  }
  throw new Error('this host has no room for families')
}

/** A first room of this host that is let from a day in summer on. */
export async function roomOf(host: Page): Promise<{ resortId: string; roomId: string }> {
  const { resorts } = ENDPOINTS['host.resorts'].output.parse(await get(host, 'host.resorts'))
  const resort = resorts.find(({ rooms }) => rooms.length > 0)
  const [room] = resort?.rooms ?? []
  if (!resort || !room) throw new Error('this host has no room')
  return { resortId: resort.id, roomId: room.id }
}

/** A stay that both sides have agreed on, so many days from now; each journey takes days of its own. */
export async function agreedStay(guest: Page, host: Page, from: number): Promise<Output<'booking.create'>> {
  const reported = await reportedStay(guest, await familyRoomOf(host), from)
  const { id, version, total } = reported
  const answer = { booking_id: id, version, received_amount: total }
  const confirmed = ENDPOINTS['host.confirm'].output.parse(await post(host, 'host.confirm', answer))
  return { ...reported, status: confirmed.status, version: confirmed.version }
}

/** How many days a journey may look on for free nights. */
const LOOKING = 10

/** Lets a place be booked at once until the end of the day: journeys are also walked late in the evening. */
async function openTonight(host: Page, resort_id: string): Promise<void> {
  const house = ENDPOINTS['host.house'].output.parse(await get(host, 'host.house', { resort_id }))
  const late = { same_day_until: '23:59', confirmation_policy: 'INSTANT' }
  await post(host, 'host.saveHouse', { ...draftOfHouse(house), ...late })
}

/** A room of this host that can be had tonight. */
export async function roomTonight(host: Page) {
  const { resorts } = ENDPOINTS['host.resorts'].output.parse(await get(host, 'host.resorts'))
  const check_in = dayFromNow(0)
  const check_out = dayFromNow(1)
  for (const { id: resort_id, rooms } of resorts) {
    await openTonight(host, resort_id)
    for (const { id: room_id } of rooms) {
      const query = { resort_id, room_id, from_day: check_in, to_day: check_out }
      const asked = await get(host, 'resort.calendar', query)
      const { nights } = ENDPOINTS['resort.calendar'].output.parse(asked)
      if ((nights[0]?.left ?? 0) > 0) return { resort_id, room_id, check_in, check_out }
    }
  }
  throw new Error('no room of this host is free tonight')
}

/** Two nights that can be booked, the first at so many days from now or soon after: other journeys close and book some. */
export async function freeNights(guest: Page, room: { resortId: string; roomId: string }, from: number) {
  const { nights } = ENDPOINTS['resort.calendar'].output.parse(
    await get(guest, 'resort.calendar', {
      resort_id: room.resortId,
      room_id: room.roomId,
      from_day: dayFromNow(from),
      to_day: dayFromNow(from + LOOKING),
    }),
  )
  const start = nights.findIndex(({ left }, index) => left > 0 && (nights[index + 1]?.left ?? 0) > 0)
  if (start === -1) throw new Error('no two free nights there')
  return { check_in: dayFromNow(from + start), check_out: dayFromNow(from + start + 2) }
}

/** A stay that waits for its money. */
export async function bookedStay(
  guest: Page,
  { room_id, ...nights }: { resort_id: string; room_id: string; check_in: string; check_out: string },
  payment_method: WayToPay,
): Promise<Output<'booking.create'>> {
  const wish = { ...nights, rooms: [{ room_id, count: 1 }], number_of_adult: 1 }
  const { quote } = ENDPOINTS['booking.quote'].output.parse(await post(guest, 'booking.quote', wish))
  return ENDPOINTS['booking.create'].output.parse(
    await post(guest, 'booking.create', {
      ...wish,
      payment_method,
      shown_total: quote.total,
      contact: {
        fullName: 'Nguyễn Minh Anh',
        birthday: '1990-02-17',
        phone: '0912345601',
        email: 'khach@ghe.test',
      },
    }),
  )
}

/** Pays what is asked for on this page, at the gateway's stand-in, and comes back. */
export async function payAtGateway(guest: Page): Promise<void> {
  await guest.getByRole('button', { name: /^(Thanh toán qua VNPay|Pay with VNPay)$/ }).click()
  await guest.waitForURL(/\/sandbox\/vnpay\//)
  await guest.locator('button[value=pay]').click()
  await guest.waitForURL(/\/callback\/vnpay/)
}

/** A stay that the guest says they have transferred the money for. */
export async function reportedStay(
  guest: Page,
  room: { resortId: string; roomId: string },
  from = 150,
): Promise<Output<'booking.create'>> {
  const { resortId: resort_id, roomId: room_id } = room
  const nights = await freeNights(guest, room, from)
  const made = await bookedStay(guest, { resort_id, room_id, ...nights }, 'BANK_TRANSFER')
  if (made.status === 'CSH_CONFIRM') return made
  return ENDPOINTS['booking.reportTransfer'].output.parse(
    await post(guest, 'booking.reportTransfer', { booking_id: made.id, version: made.version }),
  )
}
