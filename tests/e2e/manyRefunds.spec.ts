import { request as requests } from '@playwright/test'
import { call } from '../support/caller.ts'
import { atDesk, press } from '../support/desk.ts'
import { axeClean, expect, test } from '../support/journey.ts'
import { ownBankAccount, ownGuest, ownHost, ownPlace, reportedStay } from '../support/own.ts'
import { startOwnProduct, type Product } from '../support/product.ts'

/** Stays that one storm ended, each paid by transfer: their money goes back by hand. */
const STAYS = 15

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

let product: Product
test.beforeAll(async () => {
  product = await startOwnProduct()
})
test.afterAll(() => product.stop())

test('fifteen refunds are approved on a phone in one gesture, under one reason, and each booking tells it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.address })
  const person = async () => ({ request: await requests.newContext({ baseURL: product.address }) })
  const [host, guest] = [await person(), await person()]
  await ownBankAccount(host, await ownHost(host))
  await ownGuest(guest)
  const place = await ownPlace(host, {
    house: { type: 2 },
    room: { units: STAYS, entire_property: false },
  })
  const codes: string[] = []
  for (let each = 0; each < STAYS; each++) {
    const { id: booking_id, code } = await reportedStay(guest, place, { nights: 1 })
    const { version, total } = await call(host, 'host.booking', { booking_id })
    await call(host, 'host.confirm', { booking_id, version, received_amount: total })
    const booked = await call(guest, 'booking.detail', { booking_id })
    await call(guest, 'booking.cancel', { booking_id, version: booked.version })
    codes.push(code)
  }

  const page = await context.newPage()
  await atDesk(page, 'staff')
  await page.locator('main').getByRole('link', { name: 'Hoàn tiền' }).tap()
  const row = (code: string) => page.getByRole('row', { name: code })
  await expect(row(codes.at(-1) ?? '')).toBeVisible()
  await page.getByText('Chọn tất cả').tap()
  const bar = page.getByRole('region', { name: 'Các khoản đã chọn' })
  await bar.getByRole('button', { name: /^Duyệt \d+ khoản$/ }).tap()
  await page.getByRole('dialog').getByLabel('Lý do').fill('Bão số 7, cầu vào bản bị cuốn')
  await press(page, 'Duyệt tất cả')
  for (const code of codes) await expect(row(code)).toContainText('Đã duyệt')
  await axeClean(page)

  await row(codes[0] ?? '').tap()
  await page.getByRole('complementary').getByRole('link', { name: 'Mở đặt phòng' }).tap()
  await expect(page.getByText('Bão số 7, cầu vào bản bị cuốn')).toBeVisible()
  await context.close()
})
