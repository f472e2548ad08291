import { toBuffer } from 'qrcode'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { serviceDetail, serviceSearchAnswer, slotsAnswer } from '#contract/shapes/service.ts'
import { serviceBookingDetail, serviceBookingPage } from '#contract/shapes/serviceBooking.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { axeClean, expect, inEveryLanguage, signIn, test } from '../support/languages.ts'
import { workerReady } from '../support/phone.ts'

// The worker is part of it.
test.use({ serviceWorkers: 'allow' })

/** The demo's experience that is looked for, as each language has it. */
const LIGHTHOUSE = {
  vi: { wanted: 'hải đăng', name: /Hải đăng/ },
  en: { wanted: 'lighthouse', name: /Lighthouse/ },
} as const

inEveryLanguage(() => {
  test('finds an experience, buys a ticket, and shows its code without a network', async ({
    page,
    language,
    words,
  }) => {
    await signIn(page, 'guest')
    const { wanted, name } = LIGHTHOUSE[language]
    await page.goto(`/list-service?search_content=${encodeURIComponent(wanted)}`)
    await axeClean(page)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await axeClean(page)
    await page
      .getByRole('button', { name: new RegExp(`^${words('Bớt một vé {0}', { 0: '' })}`) })
      .first()
      .click()
    await page.getByRole('link', { name: words('Tiếp tục'), exact: true }).click()
    await page.waitForURL(/\/booking-service\/detail\/[\da-f-]{36}$/)
    await expect(page.getByLabel(words('Họ và tên'))).not.toHaveValue('')
    await axeClean(page)
    await page.getByRole('button', { name: words('Giữ vé và trả {0}', { 0: '' }) }).click()
    await page.locator('button[value=pay]').click()
    await page.waitForURL(/\/booking-service\/[\da-f-]{36}$/)
    const code = page.locator('svg[role=img]').first()
    await expect(code).toBeVisible()
    await axeClean(page)
    await workerReady(page)
    await page.reload()
    await expect(code).toBeVisible()
    await page.context().setOffline(true)
    await page.reload()
    await expect(code).toBeVisible()
    await expect(
      page.getByText(
        new RegExp(words('Bản đã lưu lúc {0}. Cổng vẫn quét được khi không có sóng.', { 0: '.+' })),
      ),
    ).toBeVisible()
  })
})

test('cancels with the fee that stood there before the tap', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto('/list-booking-service?tab=ordered')
  // The demo's own: what another journey bought stands above it.
  const booked = page.getByRole('link', { name: 'Bốn đảo phía nam bằng ca nô' }).last()
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
  const days = { service_id, from_day: dayFromNow(2), to_day: dayFromNow(30) }
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

inEveryLanguage(() => {
  test('a ticket is read at the gate without a network, once', async ({
    page,
    browser,
    baseURL,
    language,
    words,
  }) => {
    const guestPhone = await browser.newContext({ baseURL: baseURL ?? '' })
    const guest = await guestPhone.newPage()
    await signIn(guest, 'guest')
    const list = await ask(guest, 'serviceBooking.list', { tab: 'ordered', page_size: 50 })
    const { bookings } = serviceBookingPage.parse(list)
    const today = bookings.find(
      ({ date, serviceName }) => date === dayFromNow(0) && serviceName.startsWith('Săn mây'),
    )
    const detail = await ask(guest, 'serviceBooking.detail', { booking_id: today?.id ?? '' })
    const { codes } = serviceBookingDetail.parse(detail)
    await guestPhone.close()
    // Each walk uses a ticket up.
    const code = codes[LANGUAGES.indexOf(language)]?.code ?? ''
    const buffer = await toBuffer([{ data: code, mode: 'alphanumeric' }], { scale: 8 })
    const file = { name: 'ticket.png', mimeType: 'image/png', buffer }

    await signIn(page, 'host', '/host/gate')
    await workerReady(page)
    await page.reload()
    const listed = words('Danh sách mới, đã lưu trên máy này. Tên khách chỉ mở ra khi họ đưa mã.')
    await expect(page.getByText(listed)).toBeVisible()
    await page.context().setOffline(true)
    await page.reload()
    const choose = page.locator('input[type=file]')
    await choose.setInputFiles(file)
    await expect(page.getByRole('heading', { name: words('Vé đúng, mời vào') })).toBeVisible()
    await axeClean(page)
    await page.getByRole('button', { name: words('Dùng vé, mời vào') }).click()
    const kept = page.getByText(words('Đã ghi trên máy này. Chưa gửi; Ghé tự gửi khi có mạng.'))
    await expect(kept).toBeVisible()
    await page.getByRole('button', { name: words('Quét mã khác') }).click()
    await choose.setInputFiles(file)
    await expect(page.getByText(words('Máy này đã quét vé này rồi.'))).toBeVisible()
    await page.context().setOffline(false)
    const waiting = page.getByRole('link', { name: words('{0, plural, other {# việc chưa gửi}}', { 0: 1 }) })
    await expect(waiting).toBeHidden({ timeout: 30_000 })
  })
})
