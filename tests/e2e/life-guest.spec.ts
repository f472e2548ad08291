import type { Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { CONTACT_FREE_MINUTES } from '#contract/numbers.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { dayFromNow, momentThere } from '../support/days.ts'
import { axeClean, expect, signIn, speak, test } from '../support/languages.ts'

const at = (name: EndpointName) => API_BASE + ENDPOINTS[name].path

/** All bookings of mine: other journeys make some, too. */
async function myBookings(page: Page): Promise<BookingSummary[]> {
  const all: BookingSummary[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const more = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer = await page.request.get(`${at('booking.list')}?page_size=50${more}`)
    const body: unknown = await answer.json()
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
    const { bookings, next } = ENDPOINTS['booking.list'].output.parse(data)
    all.push(...bookings)
    cursor = next
  }
  return all
}

/** Bookings of mine that this file has not used yet; every journey takes its own. */
const used = new Set<string>()
async function oneOf(page: Page, fits: (booking: BookingSummary) => boolean): Promise<BookingSummary> {
  const found = (await myBookings(page)).find((booking) => !used.has(booking.id) && fits(booking))
  if (!found) throw new Error('the demo has no such booking')
  used.add(found.id)
  return found
}
const BOOKED: readonly string[] = [
  'ORDERED',
  'KT_REFUSE_CANCEL',
  'REJECT_EDIT',
  'EDIT_SUCCESS',
  'EDIT_FAILED',
]
const ahead = ({ status, checkIn }: BookingSummary) => BOOKED.includes(status) && checkIn > dayFromNow(3)
/** Booked so long ago that another contact is not free any more. */
const isSettled = ({ createdAt }: BookingSummary) =>
  Date.parse(createdAt) < momentThere().getTime() - (CONTACT_FREE_MINUTES + 1) * 60_000
/** No finding of axe, once nothing runs and the page stands at its top. */
async function clean(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(async () => {
    await expect(page.locator('[role=progressbar]')).toHaveCount(0)
    await axeClean(page)
  }).toPass({ timeout: 20_000 })
}
const story = (page: Page, name: string | RegExp) => page.locator('main').getByText(name).first()

test('cancelling shows the fee before, and what comes back after', async ({ page }) => {
  await signIn(page, 'guest')
  const booking = await oneOf(page, ahead)
  await page.goto(`/booking/${booking.id}`)
  await expect(story(page, /Hủy bây giờ:/)).toBeVisible()
  await page.getByRole('button', { name: 'Hủy đặt phòng' }).click()
  const dialog = page.getByRole('dialog', { name: /Bạn muốn hủy/ })
  await expect(dialog.getByText('Hoàn lại cho bạn')).toBeVisible()
  await dialog.getByRole('button', { name: /^Hủy/ }).click()
  await expect(story(page, 'Bạn đã hủy chuyến này')).toBeVisible()
  await expect(page.getByRole('list', { name: /Tiến trình hoàn/ })).toBeVisible()
  await clean(page)
})

test('a change is begun, survives a reload, is sent, and withdrawn; another contact costs its fee, and is there once that is paid', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'guest')
  const booking = await oneOf(page, (one) => ahead(one) && one.adults === 2 && isSettled(one))
  await page.goto(`/booking/${booking.id}`)
  await page.getByRole('link', { name: 'Sửa đặt phòng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Sửa đặt phòng ở/ })).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Thêm một trẻ em' }).click()
  const price = page.getByText(/^Bạn (trả thêm|được hoàn|không trả thêm)|^Giá không đổi/)
  await expect(price).toBeVisible()
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /Trẻ em/ })).toHaveValue('1')
  await expect(price).toBeVisible()
  await page.getByRole('button', { name: 'Xem lại thay đổi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Xem lại thay đổi/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Khách/ }).getByText('2 người lớn, 1 trẻ em')).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Gửi chủ nhà' }).click()
  await expect(page.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Rút yêu cầu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rút yêu cầu' }).click()
  await expect(page.getByRole('heading', { name: 'Yêu cầu sửa đang chờ chủ nhà' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sửa đặt phòng' })).toBeVisible()

  await test.step('in English: another contact', async () => {
    await speak(page.context(), baseURL, 'en')
    await page.goto(`/booking/edit/${booking.resortType === 3 ? 'hotel' : 'villa'}/${booking.id}`)
    await page.getByLabel('Full name').fill('Trần Văn Bình')
    await expect(page.getByText(/^You pay ₫?\s?300[.,]000/)).toBeVisible()
    await page.getByRole('button', { name: 'Review the change' }).click()
    await page.getByRole('button', { name: /Change and pay/ }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await clean(page)
    await page.getByRole('button', { name: 'Pay with VNPay' }).click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await page.locator('button[value=pay]').click()
    await page.waitForURL(/\/callback\/vnpay/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/booking/${booking.id}`)
    await expect(story(page, 'Trần Văn Bình')).toBeVisible()
  })
})

test('after a stay: it is reviewed, complained about, and what came to nothing leaves the list', async ({
  page,
}) => {
  await signIn(page, 'guest', '/profile/comment')
  await test.step('a stay that is over is reviewed, and the review stands among mine', async () => {
    const said = `Chè bưởi của cô chủ nhà ngon nhất xóm, số ${crypto.randomUUID().slice(0, 6)}.`
    await page.getByRole('button', { name: 'Viết đánh giá', exact: true }).first().click()
    const sheet = page.getByRole('dialog')
    const wonderful = sheet.locator('label').filter({ hasText: 'Tuyệt vời' })
    await expect(wonderful).toHaveCount(3)
    for (const star of await wonderful.all()) await star.click()
    await expect(sheet.getByRole('radio', { name: 'Tuyệt vời', checked: true })).toHaveCount(3)
    await sheet.getByLabel('Cảm nhận của bạn').fill(said)
    await sheet.getByRole('button', { name: 'Gửi đánh giá', exact: true }).click()
    const written = page.locator('article').filter({ hasText: said })
    await expect(written).toHaveCount(1)
    await page.reload()
    await expect(written).toBeVisible()
  })

  await test.step('a complaint is sent with words, shows how far it is, and is taken back', async () => {
    const booking = await oneOf(
      page,
      ({ status, checkOut }) =>
        status === 'SUCCESS' && checkOut >= dayFromNow(-6) && checkOut <= dayFromNow(0),
    )
    await page.goto(`/booking/${booking.id}`)
    await page.getByRole('button', { name: 'Gửi khiếu nại' }).click()
    const sheet = page.getByRole('dialog', { name: /chưa ổn/ })
    await sheet.getByLabel('Điều gì chưa ổn?').fill('Máy lạnh hỏng cả hai đêm.')
    await sheet.getByRole('button', { name: 'Gửi khiếu nại' }).click()
    await expect(page.getByRole('list', { name: 'Tiến trình khiếu nại' })).toBeVisible()
    await expect(story(page, 'Máy lạnh hỏng cả hai đêm.')).toBeVisible()
    await page.getByRole('button', { name: 'Rút khiếu nại' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rút khiếu nại' }).click()
    await expect(story(page, 'Bạn đã rút khiếu nại')).toBeVisible()
  })

  await test.step('a booking that came to nothing leaves the list, and lost money can be asked for', async () => {
    const booking = await oneOf(page, ({ status }) => status === 'OVERDUE_PAYMENT')
    await page.goto(`/booking/${booking.id}`)
    await page.getByText('Tiền đã bị trừ mà vẫn báo lỗi?').click()
    await page.getByRole('button', { name: 'Kiểm tra lại với ngân hàng' }).click()
    await expect(page.locator('details').getByRole('status')).toBeVisible()
    await clean(page)
    await page.getByRole('button', { name: 'Xóa khỏi danh sách' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
    await page.waitForURL(/\/booking$/)
    expect((await myBookings(page)).some(({ id }) => id === booking.id)).toBe(false)
  })
})
