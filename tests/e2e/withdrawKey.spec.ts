import type { Page } from '@playwright/test'
import { toBuffer } from 'qrcode'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { press } from '../support/desk.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { startOwnProduct, type Product } from '../support/product.ts'
import { get, someone } from '../support/twoPeople.ts'

// A product of its own: whoever comes soon is told, and other journeys count their notices.
let product: Product
test.beforeAll(async () => {
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

/** The check-in code of the guest's next stay, as it is given out now. */
async function codeNow(guest: Page): Promise<string> {
  const { bookings } = ENDPOINTS['booking.coming'].output.parse(await get(guest, 'booking.coming'))
  const [stay] = bookings
  const detail = await get(guest, 'booking.detail', { booking_id: stay?.id ?? '' })
  return ENDPOINTS['booking.detail'].output.parse(detail).qr?.text ?? ''
}

/** Holds a code in front of the gate's phone, as a picture. */
async function scan(gate: Page, text: string): Promise<void> {
  const picture = await toBuffer([{ data: text, mode: 'alphanumeric' }], { scale: 8 })
  await gate
    .locator('input[type=file]')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
}

test('an administrator withdraws a leaked key: its codes open no gate, new ones do, and guests hear of it', async ({
  browser,
}) => {
  const { address } = product
  const guest = await someone(browser, 'guest', '/booking', 360, address)
  const old = await codeNow(guest)
  expect(old).toHaveLength(173)

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address })
  const page = await desk.newPage()
  await signIn(page, 'admin', '/desk/admin/keys')
  await page.getByRole('button', { name: 'Thu hồi khóa số 1' }).click()
  const question = page.getByRole('dialog', { name: 'Thu hồi khóa số 1?' })
  await expect(question.getByText(/Máy ở cổng đang mất mạng sẽ từ chối mã mới/)).toBeVisible()
  await question.getByLabel('Lý do').fill('Bản sao lưu bị lộ')
  await press(page, 'Thu hồi khóa')
  const card = page.getByRole('listitem').filter({ hasText: 'Khóa số 1' })
  await expect(card.getByText(/thu hồi lúc .* Lý do: Bản sao lưu bị lộ/)).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Khóa số 2' }).getByText('Đang ký')).toBeVisible()

  const gate = await someone(browser, 'host', '/host/gate', 360, address)
  await scan(gate, old)
  await expect(gate.getByText(/Khóa ký mã này đã bị thu hồi/)).toBeVisible()
  await gate.getByRole('button', { name: 'Quét mã khác' }).click()
  await scan(gate, await codeNow(guest))
  await expect(gate.getByText(/Mã thật|Đúng khách|đã nhận phòng/).first()).toBeVisible()

  await guest.goto('/notification')
  await expect(guest.getByText('Mã nhận phòng của bạn đã được cấp lại').first()).toBeVisible()
})
