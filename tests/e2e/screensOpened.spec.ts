import type { Browser, Page } from '@playwright/test'
import { HOLIDAYS } from '../../contract/holidays.ts'
import { call, type Caller } from '../support/caller.ts'
import { dayFromNow } from '../support/days.ts'
import { answering, newcomerByGoogle } from '../support/newcomer.ts'
import { expect, PASSWORD, PEOPLE, signIn, test } from '../support/journey.ts'
import { codeTo, freshEmail } from '../support/mailbox.ts'
import * as own from '../support/own.ts'
import { picture } from '../support/pictures.ts'
import { judge, walker } from '../support/walk.ts'

/** What an address alone does not show: sheets and dialogs, refusals, and the states of a stay that are over in minutes. */
test.describe.configure({ mode: 'parallel' })

/** A place of its own, with its host at a browser of their own. */
async function placeOf(browser: Browser, wishes: Parameters<typeof own.ownPlace>[1] = {}) {
  const context: Caller = await browser.newContext()
  const host = await own.ownHost(context)
  await own.ownBankAccount(context, host)
  return { host: context, place: await own.ownPlace(context, wishes) }
}

const formOf = ({ resortId, roomId }: own.OwnPlace, from: number) =>
  `/villa/booking?${new URLSearchParams({
    resort_id: resortId,
    rooms: `${roomId}:1`,
    from_day: dayFromNow(from),
    to_day: dayFromNow(from + 2),
    number_of_adult: '2',
  })}`

/** Fills in what an account does not know, up to the question whether to pay. */
async function toTheQuestion(page: Page, place: own.OwnPlace, from: number) {
  await page.goto(formOf(place, from))
  await page.waitForURL(/\/villa\/booking\/[\da-f-]{36}$/)
  await page.getByLabel('Số điện thoại').fill('0912345678')
  await page.getByLabel('Ngày sinh').fill('17/02/1990')
  await page.getByRole('checkbox', { name: /nội quy/ }).check()
  await expect(page.locator('section[aria-busy] dl data').last()).toBeVisible()
  await page.getByRole('button', { name: 'Tiếp tục' }).locator('visible=true').click()
  const question = page.getByRole('dialog', { name: 'Xác nhận thanh toán' })
  await expect(question).toBeVisible()
  return question
}

test('a place: its nights chosen, its feast, its pictures large, and its prices in dollars', async ({
  page,
  browser,
}) => {
  const { place } = await placeOf(browser)
  const look = walker(page)
  await look(`${place.path}?from_day=${dayFromNow(30)}&to_day=${dayFromNow(32)}`)
  await page
    .getByRole('button', { name: /^Xem ảnh lớn/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await judge(page)
  const feast = HOLIDAYS.find(({ name, from }) => name === 'tet' && from > dayFromNow(10))?.from ?? ''
  await look(`${place.path}?from_day=${feast}&to_day=${dayFromNow(2, feast)}`)
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  const panel = page.getByRole('dialog', { name: 'Ngôn ngữ, tiền tệ và giao diện' })
  await judge(page)
  await panel.getByRole('button', { name: 'Đô la ($)' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/≈\s\$\d/).first()).toBeVisible()
  await judge(page)
})

test('a stay: asked about, dearer, sold, waiting, failed, paid, and by transfer', async ({
  page,
  browser,
}) => {
  const { host, place } = await placeOf(browser)
  await own.ownGuest(page)
  const look = walker(page)
  const question = await toTheQuestion(page, place, 30)
  await judge(page)
  await call(host, 'host.setCalendar', {
    resort_id: place.resortId,
    room_ids: [place.roomId],
    ranges: [{ from_day: dayFromNow(30), to_day: dayFromNow(32) }],
    price: 2_000_000,
  })
  await question.getByRole('button', { name: /Giữ chỗ/ }).click()
  await expect(page.getByText(/Giá tăng/)).toBeVisible()
  await judge(page)
  const faster: Caller = await browser.newContext()
  await own.ownGuest(faster)
  await own.paidStay(faster, place, { from: 30 })
  await question.getByRole('button', { name: /Đồng ý/ }).click()
  await expect(page.getByText('Những ngày này vừa hết chỗ')).toBeVisible()
  await judge(page)

  const held = await own.heldStay(page, place, { from: 40 })
  await look(`/booking/${held.id}`)
  await page.getByRole('button', { name: 'Thanh toán qua VNPay' }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.locator('button[value=not_enough_money]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán chưa thành công' })).toBeVisible()
  await judge(page)
  await page.getByRole('button', { name: 'Thử lại với VNPay' }).click()
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.locator('button[value=pay]').click()
  await expect(page.getByRole('heading', { level: 1, name: /Xong rồi/ })).toBeVisible()
  await judge(page)

  const transfer = await own.heldStay(page, place, { from: 50 }, 'BANK_TRANSFER')
  await look(`/booking/${transfer.id}/transfer`)
  await page.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đã báo cho chủ nhà' })).toBeVisible()
  await judge(page)
})

test('an account: its mistakes, its picture being cut, its notices, its conversation, and how it ends', async ({
  page,
  browser,
}) => {
  const { place } = await placeOf(browser)
  const { email, password } = await own.ownGuest(page)
  await page.goto('/profile/user-profile')
  await answering(page)
  await page.getByLabel('Họ và tên').fill('Lê 123')
  await page.getByRole('button', { name: 'Lưu thông tin' }).click()
  await expect(page.getByLabel('Họ và tên')).toHaveAttribute('aria-invalid', 'true')
  await judge(page)
  await page
    .getByLabel('Chọn ảnh đại diện')
    .setInputFiles({ name: 'tôi.png', mimeType: 'image/png', buffer: await picture(1200, 800, 'png') })
  await expect(page.getByRole('dialog', { name: 'Cắt ảnh thành hình vuông' })).toBeVisible()
  await judge(page)

  await page.goto('/profile/security/change-password')
  await answering(page)
  await page.getByLabel('Mật khẩu cũ').fill('not the old one')
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Another 1 password!')
  await page.getByLabel('Nhập lại mật khẩu').fill('Another 1 password!')
  await page.getByLabel('Nhập lại mật khẩu').press('Enter')
  await expect(page.getByText('Mật khẩu cũ chưa đúng.')).toBeVisible()
  await judge(page)

  await page.goto(`/chat/chat-owner/${place.resortId}`)
  const composer = page.getByRole('textbox', { name: /^Tin nhắn cho/ })
  await composer.fill('Nhà có bếp không ạ?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Nhà có bếp không ạ?')).toBeVisible()
  await judge(page)

  await page.goto('/profile/remove_user')
  await answering(page)
  await page.getByRole('button', { name: 'Xóa tài khoản của tôi' }).click()
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await judge(page)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bạn muốn xóa tài khoản này?' })
  await expect(question).toBeVisible()
  await judge(page)
  await question.getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hẹn gặp lại bạn' })).toBeVisible()
  await judge(page)
  await page.goto('/login')
  await page.locator('input[name=identifier]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await expect(page.getByText('Tài khoản này đang chờ xóa')).toBeVisible()
  await judge(page)
})

test('an account being made, a password forgotten, and a way in that needs one more step', async ({
  page,
  request,
}) => {
  const email = freshEmail()
  await page.goto('/register')
  await answering(page)
  await page.getByLabel('Email hoặc số điện thoại').fill(email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Sông Hương 1 chiều!')
  await page.getByLabel('Nhập lại mật khẩu').fill('Sông Hương 1 chiều!')
  await page.getByRole('button', { name: 'Tiếp tục', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập mã xác minh' })).toBeVisible()
  await judge(page)
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, email))
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin của bạn' })).toBeVisible()
  await judge(page)

  // No code has been sent there a moment ago.
  const byGoogle = await newcomerByGoogle({ request })
  await page.goto('/forgot-password')
  await answering(page)
  await page.getByLabel('Email hoặc số điện thoại').fill(byGoogle)
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await page.getByLabel('Mã xác minh').fill(await codeTo(request, byGoogle))
  await page.getByRole('button', { name: 'Xác minh' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mật khẩu mới' })).toBeVisible()
  await judge(page)

  const known = await own.ownGuest({ request })
  await page.goto('/login')
  await answering(page)
  await page.getByRole('button', { name: 'Tiếp tục với Google' }).click()
  await page.waitForURL(/\/sandbox\/social\//)
  await page.getByLabel('Tên · Name').fill(known.name)
  await page.getByLabel('Email', { exact: true }).fill(known.email)
  await page.getByRole('button', { name: 'Cho phép · Allow' }).click()
  await expect(page.getByRole('heading', { name: 'Thêm một bước nữa thôi' })).toBeVisible()
  await judge(page)
})

test('the passkey that is offered after a sign-in, the bell’s panel, and a sign-in with what is wrong', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    },
  })
  await page.goto('/login?back=%2Fprofile%2Fuser-profile')
  await answering(page)
  await page.getByLabel('Email hoặc số điện thoại').fill('khach@ghe')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Nham@2026')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByLabel('Email hoặc số điện thoại')).toHaveAttribute('aria-invalid', 'true')
  await judge(page)
  await page.getByLabel('Email hoặc số điện thoại').fill(PEOPLE.host)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Tạo khóa truy cập' })).toBeVisible()
  await judge(page)
  await page.getByRole('button', { name: 'Để sau' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Thông báo/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Thông báo' }).getByRole('listitem')).toHaveCount(10)
  await judge(page)
})

test('a question to staff that was taken', async ({ page, request }) => {
  await own.ownGuest({ request })
  const text = `Cho tôi hỏi ${crypto.randomUUID()}`
  await call({ request }, 'chat.send', { message_id: crypto.randomUUID(), text, picture_ids: [] })
  await signIn(page, 'staff', '/desk/chat')
  await page.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await page.getByRole('button', { name: 'Nhận trả lời' }).click()
  await expect(page.getByRole('textbox', { name: /^Tin nhắn cho/ })).toBeVisible()
  await judge(page)
})
