import { toBuffer } from 'qrcode'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { serviceBookingDetail, serviceBookingPage } from '#contract/shapes/serviceBooking.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { axeClean, expect, signIn, test } from '../support/journey.ts'
import { workerReady } from '../support/phone.ts'

const DETAIL = API_BASE + ENDPOINTS['serviceBooking.detail'].path

// The worker is part of it.
test.use({ serviceWorkers: 'allow' })

test('finds an experience, buys a ticket, and shows its code without a network; cancels another', async ({
  page,
}) => {
  await signIn(page, 'guest')
  await page.goto(`/list-service?search_content=${encodeURIComponent('hải đăng')}`)
  await page.getByRole('link', { name: /Hải đăng/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hải đăng/)
  await axeClean(page)
  await page
    .getByRole('button', { name: /^Bớt một vé / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Tiếp tục', exact: true }).click()
  await page.waitForURL(/\/booking-service\/detail\/[\da-f-]{36}$/)
  await expect(page.getByLabel('Họ và tên')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Giữ vé và trả' }).click()
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
  await expect(page.getByText(/Bản đã lưu lúc .+\. Cổng vẫn quét được khi không có sóng\./)).toBeVisible()
  await page.context().setOffline(false)

  await test.step('cancels with the fee that stood there before the tap', async () => {
    await page.goto('/list-booking-service?tab=ordered')
    // The demo's own: what another journey bought stands above it.
    const booked = page.getByRole('link', { name: 'Bốn đảo phía nam bằng ca nô' }).last()
    // A copy from the device stands there first, with a line about itself that goes when the answer comes, and all below moves.
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === DETAIL)
    await booked.click()
    await answered
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
})

test('a ticket is read at the gate without a network, once', async ({ page, browser }) => {
  const guest = await browser.newPage()
  await signIn(guest, 'guest')
  const list = await ask(guest, 'serviceBooking.list', { tab: 'ordered', page_size: 50 })
  const { bookings } = serviceBookingPage.parse(list)
  const today = bookings.find(
    ({ date, serviceName }) => date === dayFromNow(0) && serviceName.startsWith('Săn mây'),
  )
  const detail = await ask(guest, 'serviceBooking.detail', { booking_id: today?.id ?? '' })
  const { codes } = serviceBookingDetail.parse(detail)
  const code = codes[0]?.code ?? ''
  const buffer = await toBuffer([{ data: code, mode: 'alphanumeric' }], { scale: 8 })
  const file = { name: 'ticket.png', mimeType: 'image/png', buffer }

  await signIn(page, 'host', '/host/gate')
  await workerReady(page)
  await page.reload()
  const listed = 'Danh sách mới, đã lưu trên máy này. Tên khách chỉ mở ra khi họ đưa mã.'
  await expect(page.getByText(listed)).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Vé đúng, mời vào' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Dùng vé, mời vào' }).click()
  await expect(page.getByText('Đã ghi trên máy này. Chưa gửi; Ghé tự gửi khi có mạng.')).toBeVisible()
  await page.getByRole('button', { name: 'Quét mã khác' }).click()
  await choose.setInputFiles(file)
  await expect(page.getByText('Máy này đã quét vé này rồi.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: '1 việc chưa gửi' })).toBeHidden({ timeout: 30_000 })
})
