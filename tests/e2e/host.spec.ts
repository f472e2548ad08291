import { ENDPOINTS } from '#contract/endpoints.ts'
import { axeClean, expect, PASSWORD, signIn, test } from '../support/journey.ts'
import { dayFromNow } from '../support/days.ts'
import { get, someone, roomOf, reportedStay } from '../support/twoPeople.ts'

test('a host confirms a transfer on the phone while the guest watches', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 360)
  const guest = await someone(browser, 'guest', '/booking', 1024)
  const booking = await reportedStay(guest, await roomOf(host))
  await guest.goto(`/booking/${booking.id}`)
  await expect(guest.getByText('Chờ chủ nhà xác nhận').first()).toBeVisible()

  await host.goto('/host')
  const card = host.locator('article', { hasText: booking.code })
  await expect(card.getByText(/Trả lời trước \d\d:\d\d/)).toBeVisible()
  await axeClean(host)
  await card.getByRole('link', { name: 'Xem và trả lời' }).click()
  await expect(host.getByRole('heading', { level: 1, name: 'Nguyễn Minh Anh' })).toBeVisible()
  await axeClean(host)

  await host.getByRole('button', { name: 'Đã nhận chuyển khoản' }).click()
  const sheet = host.getByRole('dialog', { name: 'Tiền chuyển khoản đã về?' })
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect(sheet.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByRole('radio', { name: /Đúng/ }).check()
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect(sheet).toBeHidden()
  await expect(host.getByRole('article').getByText('Đã đặt').first()).toBeVisible()

  await expect(guest.getByRole('article').getByText('Đã đặt').first()).toBeVisible({ timeout: 20_000 })

  await host.getByRole('button', { name: 'Xin hủy' }).click()
  const cancel = host.getByRole('dialog', { name: 'Xin khách hủy đặt phòng này?' })
  await expect(cancel.getByText(/lần trong tháng và/)).toBeVisible()
  await cancel.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click()
  await expect(cancel.getByLabel('Lý do')).toBeFocused()
  await host.keyboard.press('Escape')
  await expect(cancel).toBeHidden()
})

test('a host closes nights by keyboard, and guests no longer find them', async ({ browser }) => {
  const host = await someone(browser, 'host', '/host', 1024)
  const { resortId, roomId } = await roomOf(host)
  const month = dayFromNow(190).slice(0, 7)
  await host.goto(`/host/calendar?resort=${resortId}&room=${roomId}&month=${month}`)
  const night = (day: string) => host.locator(`[data-night="${month}-${day}"]`)
  await expect(night('01')).not.toHaveAttribute('data-state', 'unknown')
  await axeClean(host)
  await night('01').focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter'])
    await host.keyboard.press(key)
  await expect(night('09')).toHaveAttribute('aria-pressed', 'true')
  await expect(night('10')).toHaveAttribute('aria-pressed', 'true')
  await host.getByRole('button', { name: 'Chỉnh' }).click()
  const sheet = host.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Đóng' }).check()
  await sheet.getByRole('button', { name: 'Lưu lịch' }).click()
  await expect(sheet).toBeHidden()
  await expect(night('09')).toHaveAttribute('data-state', 'closed')
  const nights = ENDPOINTS['resort.calendar'].output.parse(
    await get(host, 'resort.calendar', {
      resort_id: resortId,
      room_id: roomId,
      from_day: `${month}-09`,
      to_day: `${month}-11`,
    }),
  )
  expect(nights.nights.map(({ left }) => left)).toEqual([0, 0])
})

test('what belongs to the host is closed to a guest', async ({ page }) => {
  await signIn(page, 'guest')
  await page.goto('/host')
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn chưa có quyền mở trang này' })).toBeVisible()
})

test('the account that guests transfer to is changed with the password, and told at the field what is wrong', async ({
  page,
}) => {
  await signIn(page, 'host', '/host/places')
  const number = page.getByLabel('Số tài khoản')
  const save = page.getByRole('button', { name: 'Lưu tài khoản' })
  await number.fill('12')
  await save.click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toBeFocused()
  await number.fill('0011 0012 34567')
  await axeClean(page)
  await save.click()
  const asking = page.getByRole('dialog', { name: 'Xác nhận đây là bạn' })
  await asking.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await asking.getByRole('button', { name: 'Xác nhận và lưu' }).click()
  await expect(asking).toBeHidden()
  await expect(page.getByText('Đã lưu tài khoản nhận tiền').first()).toBeVisible()
  await page.reload()
  await expect(number).toHaveValue('0011001234567')
})

test('a place’s telephone is told at its field when it is none, and stands after it was saved', async ({
  page,
}) => {
  await signIn(page, 'host', '/host/places')
  await page.locator('main h2 a, main h3 a').first().click()
  const phone = page.getByLabel('Điện thoại tại chỗ')
  const save = page.getByRole('button', { name: 'Lưu thay đổi' }).first()
  await phone.fill('12')
  await save.click()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('0912345699')
  await save.click()
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/^Đã lưu/).first()).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue(/912345699$/)
})
