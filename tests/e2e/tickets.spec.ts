import type { Page } from '@playwright/test'
import { toBuffer } from 'qrcode'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { serviceDetail, serviceSearchAnswer, slotsAnswer } from '#contract/shapes/service.ts'
import { serviceBookingDetail, serviceBookingPage } from '#contract/shapes/serviceBooking.ts'
import { axeClean, expect, signIn, test } from '../support/journey.ts'
import { workerReady } from '../support/phone.ts'

/** A call that the page itself makes, as whoever is signed in there; what comes back is for the caller to read. */
async function ask(page: Page, name: EndpointName, input: object): Promise<unknown> {
  const { method, path } = ENDPOINTS[name]
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]))
  const address = API_BASE + path + (method === 'GET' ? `?${query}` : '')
  const answer: unknown = await page.evaluate(
    async ([verb, at, body]) => {
      const response = await fetch(at, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'x-ghe-page': '1',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(verb === 'GET' ? {} : { body }),
      })
      const read: unknown = await response.json()
      return read
    },
    [method, address, JSON.stringify(input)] as const,
  )
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
}

const day = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

test('finds an experience, buys a ticket, and shows its code without a network', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto('/list-service?search_content=h%E1%BA%A3i%20%C4%91%C4%83ng')
  await axeClean(page)
  await page.getByRole('link', { name: /Hải đăng/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hải đăng/)
  await axeClean(page)
  await page.getByRole('button', { name: 'Bớt một vé Người lớn' }).click()
  await page.getByRole('link', { name: 'Tiếp tục' }).click()
  await page.waitForURL(/\/booking-service\/detail\/[\da-f-]{36}$/)
  await expect(page.getByLabel('Họ và tên')).not.toHaveValue('')
  await axeClean(page)
  await page.getByRole('button', { name: /Giữ vé và trả/ }).click()
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/booking-service\/[\da-f-]{36}$/)
  const code = page.getByRole('img', { name: /Mã QR vé 1/ })
  await expect(code).toBeVisible()
  await axeClean(page)
  await workerReady(page)
  await page.reload()
  await expect(code).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  await expect(code).toBeVisible()
  await expect(page.getByText(/Bản đã lưu lúc/)).toBeVisible()
})

test('cancels with the fee that stood there before the tap', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto('/list-booking-service?tab=ordered')
  const booked = page.getByRole('link', { name: 'Bốn đảo phía nam bằng ca nô' })
  await expect(booked).toBeVisible()
  await axeClean(page)
  await booked.click()
  const told = page.getByText(/Hủy bây giờ: phí/)
  await expect(told).toBeVisible()
  const fee = /phí ([\d.]+)/.exec((await told.textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('button', { name: 'Hủy vé' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Hủy, mất phí/ })).toContainText(fee)
  await dialog.getByRole('button', { name: /Hủy, mất phí/ }).click()
  await expect(page.getByText('Bạn đã hủy vé này')).toBeVisible()
  await expect(page.getByText(new RegExp(`Phí hủy ${fee.replaceAll('.', '\\.')}`))).toBeVisible()
})

test('sold out while choosing: says so, and offers other times', async ({ page }) => {
  await signIn(page, 'guest')
  const search = { service_kind: ['WELLNESS'], page_size: 50 }
  const { data } = serviceSearchAnswer.parse(await ask(page, 'service.search', search))
  const service_id = data[0]?.serviceId ?? ''
  const { ticketTypes } = serviceDetail.parse(await ask(page, 'service.detail', { service_id }))
  const type = ticketTypes[0]
  const days = { service_id, from_day: day(2), to_day: day(30) }
  const { slots } = slotsAnswer.parse(await ask(page, 'service.slots', days))
  const slot = slots.find(({ left }) => left > 0 && left < 5)
  if (!type || !slot) throw new Error('the demo has no slot that is almost full')
  const booking_time = `${slot.date} ${slot.time}`
  const chosen = new URLSearchParams({ service_id, booking_time, tickets: `${type.id}:1` })
  await page.goto(`/booking-service/detail?${chosen}`)
  await expect(page.getByRole('button', { name: /Giữ vé và trả/ })).toBeVisible()
  // Somebody takes all that is left meanwhile.
  await ask(page, 'serviceBooking.create', {
    service_id,
    booking_time,
    tickets: [{ ticket_type_id: type.id, quantity: slot.left }],
    contact: { fullName: 'Vũ Hoàng Nam', phone: '0912345606', email: 'khach2@ghe.test' },
    shown_total: type.discountPrice * slot.left,
  })
  await page.getByRole('button', { name: /Giữ vé và trả/ }).click()
  await expect(page.getByText('Giờ này vừa hết vé')).toBeVisible()
  await axeClean(page)
  await page.locator('#ticket-obstacle ul button').first().click()
  await expect(page.getByText('Giờ này vừa hết vé')).toBeHidden()
})

test('a ticket is read at the gate without a network, once', async ({ page, browser, baseURL }) => {
  const guestPhone = await browser.newContext({ baseURL: baseURL ?? '' })
  const guest = await guestPhone.newPage()
  await signIn(guest, 'guest')
  const list = await ask(guest, 'serviceBooking.list', { tab: 'ordered', page_size: 50 })
  const { bookings } = serviceBookingPage.parse(list)
  const today = bookings.find(({ date, serviceName }) => date === day(0) && serviceName.startsWith('Săn mây'))
  const detail = await ask(guest, 'serviceBooking.detail', { booking_id: today?.id ?? '' })
  const { codes } = serviceBookingDetail.parse(detail)
  await guestPhone.close()
  const buffer = await toBuffer([{ data: codes[0]?.code ?? '', mode: 'alphanumeric' }], { scale: 8 })
  const file = { name: 'ticket.png', mimeType: 'image/png', buffer }

  await signIn(page, 'host', '/host/gate')
  await workerReady(page)
  await page.reload()
  await expect(page.getByText(/Tên khách chỉ mở ra khi họ đưa mã/)).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Vé đúng, mời vào' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Dùng vé, mời vào' }).click()
  await expect(page.getByText(/Đã ghi trên máy này. Chưa gửi/)).toBeVisible()
  await page.getByRole('button', { name: 'Quét mã khác' }).click()
  await choose.setInputFiles(file)
  await expect(page.getByText('Máy này đã quét vé này rồi.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: /việc chưa gửi/ })).toBeHidden({ timeout: 30_000 })
})
