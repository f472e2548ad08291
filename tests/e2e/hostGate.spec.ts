import { toBuffer } from 'qrcode'
import { axeClean, expect, signIn, test } from '#tests/support/journey.ts'
import { everythingStored, workerReady } from '#tests/support/phone.ts'

test('a guest’s code is read without a network, told once there is one, and twice scanned is said', async ({
  page,
  browser,
  baseURL,
}) => {
  const guestPhone = await browser.newContext({ baseURL: baseURL ?? '' })
  const guestPage = await guestPhone.newPage()
  await signIn(guestPage, 'guest')
  // The stay that is running: its code is good at the gate today.
  const { text, name } = await guestPage.evaluate(async () => {
    const ask = async (path: string): Promise<unknown> => {
      const answer: unknown = await (await fetch(`/api_cus/api/v1/Booking/${path}`)).json()
      return answer
    }
    const at = (value: unknown, ...path: string[]): unknown =>
      path.reduce<unknown>(
        (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
        value,
      )
    const list = at(await ask('bookings?tab=booked&page_size=50'), 'data', 'bookings')
    for (const booking of Array.isArray(list) ? list : []) {
      if (at(booking, 'checkedInAt') === null) continue
      const detail = await ask(`detail?booking_id=${String(at(booking, 'id'))}`)
      const text = at(detail, 'data', 'qr', 'text')
      if (typeof text === 'string') return { text, name: String(at(detail, 'data', 'contact', 'fullName')) }
    }
    return { text: '', name: '' }
  })
  await guestPhone.close()
  expect(text).toHaveLength(173)
  const picture = await toBuffer([{ data: text, mode: 'alphanumeric' }], {
    errorCorrectionLevel: 'M',
    scale: 8,
  })
  const file = { name: 'code.png', mimeType: 'image/png', buffer: picture }
  const forged = text.slice(0, 60) + (text.charAt(60) === 'A' ? 'B' : 'A') + text.slice(61)
  const wrong = await toBuffer([{ data: forged, mode: 'alphanumeric' }], { scale: 8 })

  await signIn(page, 'host', '/host/gate')
  await workerReady(page)
  await page.reload()
  await expect(page.getByText(/Tên khách chỉ mở ra khi họ đưa mã/)).toBeVisible()
  expect(await everythingStored(page)).not.toContain(name)
  await page.context().setOffline(true)
  await page.reload()
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ ...file, buffer: wrong })
  await expect(page.getByRole('heading', { name: 'Chưa cho vào' })).toBeVisible()
  await page.getByRole('button', { name: 'Quét mã khác' }).click()

  await choose.setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Đúng khách, mời vào' })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: 'Nhận phòng' }).click()
  await expect(page.getByText(/Đã ghi trên máy này. Chưa gửi/)).toBeVisible()
  await page.getByRole('button', { name: 'Quét mã khác' }).click()
  await choose.setInputFiles(file)
  await expect(page.getByText(/đã nhận phòng lúc|đã cho khách của mã này vào rồi/)).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByRole('link', { name: '1 việc chưa gửi' })).toBeHidden({ timeout: 30_000 })

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const otherPage = await other.newPage()
  await signIn(otherPage, 'host', '/host/gate')
  await otherPage.locator('input[type=file]').setInputFiles(file)
  await otherPage.getByRole('button', { name: 'Nhận phòng' }).click()
  await expect(otherPage.getByText(/Khách này đã được quét trước đó/)).toBeVisible()
  await other.close()
})
