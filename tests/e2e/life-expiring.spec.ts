import type { Browser, Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { momentThere } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { startOwnProduct, type Product } from '../support/product.ts'
import * as people from '../support/twoPeople.ts'

/** How long a page may take to learn what the clock has done; a page asks anew twice a minute. */
const LEARNS = { timeout: 40_000 }

let product: Product
test.beforeAll(async () => {
  const SANDBOX = 'vnpay,mail,sms,push,social,partner,clock'
  product = await startOwnProduct({ SANDBOX })
  await later(minutesToMorning())
})
test.afterAll(() => product.stop())

/** Moves this product's clock forward, and with it what its jobs have to do. */
async function later(minutes: number): Promise<void> {
  const answer = await fetch(`${product.address}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  expect(answer.ok).toBe(true)
}

/** What stands on a page that nobody tells: it is opened anew until the clock's work is done. */
const afterReload = (page: Page, text: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3000 })
  }).toPass(LEARNS)

/** Until nine in the morning in Việt Nam: from then on a host's time to answer runs without a night in it. */
function minutesToMorning(): number {
  const [hours = 0, minutes = 0] = momentThere()
    .toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
    .split(':')
    .map(Number)
  return ((9 - hours + 23) % 24) * 60 + (60 - minutes)
}

/** The guest asks to bring a child, for more money; the host agrees if told so. */
async function askToBringChild(guest: Page, host: Page, from: number, agreed: boolean) {
  const { id, version } = await people.agreedStay(guest, host, from)
  const wish = { booking_id: id, number_of_school_aged_child: 1 }
  const quoted = await people.post(guest, 'booking.quoteEdit', wish)
  const { toPay } = ENDPOINTS['booking.quoteEdit'].output.parse(quoted)
  const asked = await people.post(guest, 'booking.edit', { ...wish, version, shown_to_pay: toPay })
  const now = ENDPOINTS['booking.edit'].output.parse(asked)
  expect(now.status).toBe('BOOKED')
  const answer = { booking_id: id, version: now.version, answer: 'ACCEPT', reason: '' }
  if (agreed) await people.post(host, 'host.answerEdit', answer)
  return id
}

/** A host and a guest of this product, and a room for families. */
async function bothSides(browser: Browser) {
  const host = await people.someone(browser, 'host', '/host', 360, product.address)
  const guest = await people.someone(browser, 'guest', '/booking', 360, product.address)
  return { host, guest, room: await people.familyRoomOf(host) }
}

const idsOf = ({ resortId, roomId }: { resortId: string; roomId: string }) => ({
  resort_id: resortId,
  room_id: roomId,
})

test('time runs out for a hold and for a change that was agreed: both sides are told, and all is as it was', async ({
  browser,
}) => {
  const { host, guest, room } = await bothSides(browser)
  const nights = await people.freeNights(guest, room, 120)
  const held = await people.bookedStay(guest, { ...nights, ...idsOf(room) }, 'VNPAY')
  await guest.goto(`/booking/${held.id}`)
  await expect(guest.getByText(/^Thanh toán trước .+ để giữ chỗ/)).toBeVisible()
  await host.goto(`/host/bookings/${held.id}`)
  await expect(host.getByRole('article').getByText('Chờ thanh toán')).toBeVisible()

  const changing = await guest.context().newPage()
  const changed = await askToBringChild(guest, host, 126, true)
  await test.step('somebody has begun to pay for a change', async () => {
    await changing.goto(`/booking/${changed}`)
    await expect(changing.getByRole('timer')).toHaveText(/^2[34]:/)
    await changing.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
    await changing.waitForURL(/\/sandbox\/vnpay\//)
    await changing.goto(`/booking/${changed}`)
    await expect(changing.getByRole('timer')).toHaveText(/^(10:00|09:)/)
  })

  await later(11)
  await changing.reload()
  await expect(changing.getByText('Đã hết giờ trả')).toBeVisible()
  await later(12)

  await test.step('the hold: the guest is told on the open page, the host sees it, and the nights are free again', async () => {
    await expect(guest.getByText('Đã hết thời gian thanh toán')).toBeVisible(LEARNS)
    await afterReload(host, 'Hết thời gian giữ chỗ')
    expect(await people.freeNights(guest, room, 120)).toEqual(nights)
  })

  await test.step('the change: two minutes more for a slow gateway, and the stay is as it was on both sides', async () => {
    await afterReload(changing, 'Yêu cầu sửa không thành')
    await host.goto(`/host/bookings/${changed}`)
    await expect(host.getByText('Hết hạn trả phần chênh lệch')).toBeVisible()
  })
})

test('when the time to pay runs out the page of the payment says so and leads back to the same place', async ({
  browser,
}) => {
  const { guest, room } = await bothSides(browser)
  const nights = await people.freeNights(guest, room, 114)
  const { id } = await people.bookedStay(guest, { ...nights, ...idsOf(room) }, 'VNPAY')
  await guest.clock.install()
  await guest.goto(`/booking/${id}`)
  await guest.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
  await guest.waitForURL(/\/sandbox\/vnpay\//)
  await guest.locator('button[value=cancel]').click()
  await expect(guest.getByRole('timer')).toHaveText(/^(20:00|19:)/)
  // The same minutes pass on the guest's own clock, by which the page counts while it has nothing to ask.
  await later(21)
  await guest.clock.fastForward('21:00')
  const over = guest.getByRole('heading', { level: 1, name: 'Đã hết thời gian thanh toán' })
  await expect(over).toBeVisible(LEARNS)
  await guest.getByRole('link', { name: 'Đặt lại chỗ này' }).click()
  await guest.waitForURL(/\/booking\/[\da-f-]{36}$/)
  await expect(guest.getByRole('heading', { level: 1, name: 'Đặt phòng' })).toBeVisible()
})

test('a host who does not answer: a change is dropped, a stay whose money is on its way ends with it going back', async ({
  browser,
}) => {
  const { host, guest, room } = await bothSides(browser)
  const asked = await askToBringChild(guest, host, 132, false)
  const { id, code } = await people.reportedStay(guest, room, 138)
  await guest.goto(`/booking/${id}`)
  await expect(guest.getByText(/Chủ nhà trả lời trước/)).toBeVisible()
  await host.goto('/host')
  const card = host.locator('article', { hasText: code })
  await expect(card.getByText(/Trả lời trước \d\d:\d\d/)).toBeVisible()
  await later(125)
  // The host is late: the guest's money is on its way, so staff looks for the host before it all ends.
  await host.reload()
  await expect(card.getByText('Đã quá hạn trả lời')).toBeVisible()
  await later(24 * 60)
  await expect(guest.getByText('Chủ nhà đã hủy chuyến này')).toBeVisible(LEARNS)
  await expect(guest.getByText('Quá hạn trả lời')).toBeVisible()
  await host.goto(`/host/bookings/${id}`)
  await expect(host.getByText('Quá hạn trả lời')).toBeVisible()
  for (const [page, path] of [
    [guest, `/booking/${asked}`],
    [host, `/host/bookings/${asked}`],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText('Yêu cầu sửa hết hạn')).toBeVisible()
    await expect(page.getByText('TIMEOUT')).toHaveCount(0)
  }
})
