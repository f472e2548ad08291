import { ENDPOINTS } from '#contract/endpoints.ts'
import { axeClean, expect, PASSWORD, signIn, test } from '../support/journey.ts'
import { builtFiles } from '../support/builtFiles.ts'
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

  await host.getByRole('button', { name: 'Đã nhận chuyển khoản' }).click()
  const sheet = host.getByRole('dialog', { name: 'Tiền chuyển khoản đã về?' })
  await sheet.getByRole('radio', { name: /Đúng/ }).check()
  await sheet.getByRole('button', { name: 'Xác nhận đặt phòng' }).click()
  await expect(sheet).toBeHidden()
  await expect(host.getByRole('article').getByText('Đã đặt').first()).toBeVisible()
  await expect(guest.getByRole('article').getByText('Đã đặt').first()).toBeVisible({ timeout: 20_000 })
})

test('what a host sets holds: closed nights are not found, the account and the telephone stand, sold tickets are there', async ({
  browser,
}) => {
  const host = await someone(browser, 'host', '/host', 1024)

  await test.step('nights are closed, and guests no longer find them', async () => {
    const { resortId, roomId } = await roomOf(host)
    const month = dayFromNow(190).slice(0, 7)
    await host.goto(`/host/calendar?resort=${resortId}&room=${roomId}&month=${month}`)
    const night = (day: string) => host.locator(`[data-night="${month}-${day}"]`)
    await expect(night('09')).not.toHaveAttribute('data-state', 'unknown')
    await night('09').click()
    await night('10').click()
    await host.getByRole('button', { name: 'Chỉnh thêm' }).click()
    const sheet = host.getByRole('dialog')
    await sheet.getByRole('radio', { name: 'Đóng' }).check()
    await sheet.getByRole('button', { name: 'Lưu lịch' }).click()
    await expect(sheet).toBeHidden()
    await expect(night('09')).toHaveAttribute('data-state', 'closed')
    const asked = { resort_id: resortId, room_id: roomId, from_day: `${month}-09`, to_day: `${month}-11` }
    const { nights } = ENDPOINTS['resort.calendar'].output.parse(await get(host, 'resort.calendar', asked))
    expect(nights.map(({ left }) => left)).toEqual([0, 0])
  })

  await test.step('the account that guests transfer to is changed with the password', async () => {
    await host.goto('/host/places')
    const number = host.getByLabel('Số tài khoản')
    await number.fill('0011 0012 34567')
    await host.getByRole('button', { name: 'Lưu tài khoản' }).click()
    const asking = host.getByRole('dialog', { name: 'Xác nhận đây là bạn' })
    await asking.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
    await asking.getByRole('button', { name: 'Xác nhận và tiếp tục' }).click()
    await expect(asking).toBeHidden()
    await expect(host.getByText('Đã lưu tài khoản nhận tiền').first()).toBeVisible()
    await host.reload()
    await expect(number).toHaveValue('0011001234567')
  })

  await test.step('a place’s telephone stands after it was saved', async () => {
    await host.locator('main h2 a, main h3 a').first().click()
    const phone = host.getByLabel('Điện thoại tại chỗ')
    await host.getByText('Kể thêm cho khách').click()
    await phone.fill('0912345699')
    await host.getByRole('button', { name: 'Lưu thay đổi' }).first().click()
    await expect(host.getByText(/^Đã lưu/).first()).toBeVisible()
    await host.reload()
    await expect(phone).toHaveValue(/912345699$/)
  })

  await test.step('the tickets that were sold, who comes, and which are used', async () => {
    await host.goto('/host/bookings')
    await host.getByRole('link', { name: 'Vé tại các trải nghiệm của bạn' }).click()
    await host.getByRole('link', { name: 'Đã bán' }).click()
    await expect(host).toHaveURL(/tab=ordered/)
    const first = host.locator('article h2 a, li h2 a').first()
    const guest = (await first.textContent()) ?? ''
    await first.click()
    await expect(host.getByRole('heading', { level: 1 })).toHaveText(guest)
    await expect(host.getByText('Chưa dùng').first()).toBeVisible()
  })
})

test('a workplace whose bar comes late does not move its page', async ({ page }) => {
  await signIn(page, 'host')
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${builtFiles('src/app/host/HostFrame.tsx').script}`, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/host')
  const gate = page.getByRole('main').getByRole('link', { name: 'Quét mã nhận phòng' })
  await expect(gate).toBeVisible()
  const before = await gate.boundingBox()
  release()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await gate.boundingBox()).toEqual(before)
})
