import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { Company } from '#contract/shapes/company.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { ADULT, aTicketBooking, aTicketQuote, SERVICE, SLOT } from '../support/aTicketBooking.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerFrame, answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'

const SENT = { resend_after: 60, expires_in: 300 }
const COMPANY: Company = {
  hotline: '1900 1234',
  email: null,
  company: [],
  projects: [],
  apps: [],
  ways: ['VNPAY', 'BANK_TRANSFER'],
}
const MOBILE = { kind: 'phone', value: '+84912345678' }

// Other ways in, and what the browser offers by itself, are not the subject.
beforeEach(() => {
  answer('social.providers', [])
  answerHome()
  answer('helper.company', COMPANY)
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
})

/** From now on somebody is signed in, as a browser would have it from the answer's cookies. */
function enter() {
  document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
  answerFrame({ ...PEOPLE.guest, email: null })
  return { outcome: 'signedIn' as const, token: '' }
}

/** The sign-in page with a number in its first field, and a code asked for. */
async function asked(language: Language, typed = '0912 345 678') {
  const opened = await open('/login', { language })
  const { words } = opened
  await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill(typed)
  await page.getByRole('button', { name: words(msg`Nhận mã qua tin nhắn`) }).click()
  return opened
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('a number that stands there already gets its code at once, and a new one is asked for a name alone', async () => {
    answer('booking.coming', { bookings: [], codesFrom: null })
    const sent = answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    const entered = answer('account.signInByCode', ({ name }) =>
      name === undefined ? { outcome: 'name' } : enter(),
    )
    const { words, at } = await asked(language)
    const boxes = page.getByLabelText(words(msg`Mã xác minh`))
    await expect.element(boxes).toHaveFocus()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.identifier).toEqual(MOBILE)
    await axeClean()
    await boxes.fill('123456')
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    const name = page.getByLabelText(words(msg`Họ và tên`))
    await expect.element(name).toHaveFocus()
    expect(page.getByRole('textbox').elements()).toHaveLength(1)
    await axeClean()
    const make = page.getByRole('button', { name: words(msg`Tạo tài khoản`) })
    await make.click()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    expect(entered).toHaveLength(1)
    await name.fill('Lê Thị Mơ')
    await make.click()
    await expect.poll(at).toBe('/')
    expect(entered.map(({ name: said }) => said)).toEqual([undefined, 'Lê Thị Mơ'])
    expect(sessionStorage.getItem('ghe.flow.sign_in')).toBeNull()
  })

  test('what cannot get a text message says so at its field, and nothing is sent', async () => {
    const sent = answer('account.sendSignInCode', SENT)
    const { words } = await asked(language, '024 1234 5678')
    const number = page.getByLabelText(words(msg`Số điện thoại`))
    await expect.element(number).toHaveValue('024 1234 5678')
    await expect.element(number).toHaveAccessibleDescription(new RegExp(CODES.G_PHONE_ABROAD[language]))
    await axeClean()
    await number.fill('0912')
    await page.getByRole('button', { name: words(msg`Gửi mã`) }).click()
    await expect.element(number).toHaveAccessibleDescription(new RegExp(CODES.G_PHONE_FORMAT[language]))
    await expect.element(number).toHaveFocus()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: words(msg`Đăng nhập bằng mật khẩu`) }).click()
    await expect.element(page.getByLabelText(words(msg`Mật khẩu`), { exact: true })).toBeVisible()
  })

  test('a code that was used or is over leads to a new one for the same number', async () => {
    const sent = answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    answer('account.signInByCode', (_input, refuse) => refuse('C_022'))
    const { words } = await asked(language)
    await page.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    await expect
      .element(page.getByText(words(msg`Mã này đã được dùng hoặc đã hết hạn. Bạn nhận mã mới nhé.`)))
      .toBeVisible()
    await expect.element(page.getByLabelText(words(msg`Số điện thoại`))).toHaveValue('0912 345 678')
    await page.getByRole('button', { name: words(msg`Gửi mã`) }).click()
    await expect.element(page.getByLabelText(words(msg`Mã xác minh`))).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.flow).not.toBe(sent[1]?.flow)
  })

  test('who may not come in by a code is told why, with a way on', async () => {
    answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    let code: 'G_STAFF_DOOR' | 'G_ACCOUNT_LOCKED' = 'G_STAFF_DOOR'
    answer('account.signInByCode', (_input, refuse) => refuse(code))
    const { words } = await asked(language)
    await page.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    await expect.element(page.getByText(CODES.G_STAFF_DOOR[language])).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: words(msg`Đến cửa của nhân viên`) }))
      .toHaveAttribute('href', '/desk/login')
    await axeClean()
    code = 'G_ACCOUNT_LOCKED'
    await page.getByRole('button', { name: words(msg`Hoàn tất đăng nhập`) }).click()
    await expect.element(page.getByText(CODES.G_ACCOUNT_LOCKED[language])).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '1900 1234' }))
      .toHaveAttribute('href', 'tel:1900 1234')
    await page.getByRole('button', { name: words(msg`Dùng số khác`) }).click()
    await expect.element(page.getByLabelText(words(msg`Số điện thoại`))).toHaveValue('0912 345 678')
  })

  test('whoever left while a proved code was on its way comes back to a button that works, and to another number', async () => {
    answer('booking.coming', { bookings: [], codesFrom: null })
    answer('account.sendSignInCode', SENT)
    answer('account.proveCode', { expires_in: 1800 })
    const lost = answer('account.signInByCode', () => new Promise<never>(() => undefined))
    const { words, at, router } = await asked(language)
    await page.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    await expect.poll(() => lost.length).toBe(1)
    await router.navigate({ to: '/' })
    await router.navigate({ to: '/login' })
    const finish = page.getByRole('button', { name: words(msg`Hoàn tất đăng nhập`) })
    await expect.element(finish).toBeVisible()
    await expect.element(page.getByRole('button', { name: words(msg`Dùng số khác`) })).toBeVisible()
    await axeClean()
    const entered = answer('account.signInByCode', () => enter())
    await finish.click()
    await expect.poll(at).toBe('/')
    expect(entered).toHaveLength(1)
  })

  test('tickets without an account: the code goes to the contact’s phone, and the tickets are held in the same page', async () => {
    answer('service.detail', SERVICE)
    answer('service.quote', ({ tickets }) => aTicketQuote(tickets[0]?.quantity ?? 0))
    answer('serviceBooking.detail', aTicketBooking(1))
    const sent = answer('account.sendSignInCode', SENT)
    const proven = answer('account.proveCode', { expires_in: 1800 })
    const entered = answer('account.signInByCode', () => enter())
    const made = answer('serviceBooking.create', aTicketBooking(1))
    const start = new URLSearchParams({
      service_id: SERVICE.id,
      booking_time: `${SLOT.date} ${SLOT.time}`,
      tickets: `${ADULT.id}:1`,
    })
    const { words, at } = await open(`/booking-service/detail?${start}`, { language })
    const buy = page.getByRole('button', { name: words(msg`Giữ vé và trả {0}`, { 0: '' }) })
    await buy.click()
    await expect.element(page.getByLabelText(words(msg`Họ và tên`))).toHaveFocus()
    expect(sent).toEqual([])
    await page.getByLabelText(words(msg`Họ và tên`)).fill('Lê Thị Mơ')
    await page.getByLabelText(words(msg`Số điện thoại`)).fill('84 912.345.678')
    await page.getByLabelText('Email').fill('mo@example.com')
    await buy.click()
    const sheet = page.getByRole('dialog', { name: words(msg`Xác nhận số điện thoại`) })
    const boxes = sheet.getByLabelText(words(msg`Mã xác minh`))
    await expect.element(boxes).toHaveFocus()
    await axeClean()
    expect(at()).toMatch(/^\/booking-service\/detail\//)
    expect([sent[0]?.identifier, made]).toEqual([MOBILE, []])
    await expect
      .element(sheet.getByRole('link', { name: words(msg`Đăng nhập cách khác`) }))
      .toHaveAttribute('href', `/login?back=${encodeURIComponent(at())}`)
    await boxes.fill('123456')
    await sheet.getByRole('button', { name: words(msg`Xác minh và giữ vé`) }).click()
    await expect.poll(at).toBe(`/booking-service/${aTicketBooking().id}`)
    expect([sent, proven, entered, made].map((all) => all.length)).toEqual([1, 1, 1, 1])
    expect(entered[0]?.name).toBe('Lê Thị Mơ')
    expect(made[0]?.contact).toMatchObject({ fullName: 'Lê Thị Mơ', email: 'mo@example.com' })
  })
})
