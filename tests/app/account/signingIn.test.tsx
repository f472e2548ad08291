import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { watchLedHome } from '#src/app/state/alreadyIn.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerHome } from '../support/frame.ts'
import { open } from '../support/open.tsx'

const SENT = { resend_after: 60, expires_in: 600 }
const EMAIL = 'khach@example.com'
const PASSWORD = 'Sông Hương 1 chiều!'

// Other ways in, and what the browser offers by itself, are not the subject.
beforeEach(() => {
  answer('social.providers', [])
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('signing in: what is wrong is said at its field, with the focus there, and what was typed stays', async () => {
    const asked = answer('account.login', (_input, refuse) => refuse('C_003'))
    const { words, at } = await open('/login', { language })
    const who = page.getByLabelText(words(msg`Email hoặc số điện thoại`))
    const password = page.getByLabelText(words(msg`Mật khẩu`), { exact: true })
    const send = page.getByRole('button', { name: words(msg`Đăng nhập`), exact: true })

    await who.fill('khach@ghe')
    await password.fill('Nham@2026')
    await send.click()
    await expect.element(who).toHaveFocus()
    await expect.element(who).toHaveAttribute('aria-invalid', 'true')
    await expect.element(who).toHaveAccessibleDescription(new RegExp(CODES.G_EMAIL_FORMAT[language]))
    await axeClean()

    await who.fill('0912')
    await send.click()
    await expect.element(who).toHaveFocus()
    await expect.element(who).toHaveAccessibleDescription(new RegExp(CODES.G_PHONE_FORMAT[language]))
    await expect.element(password).toHaveValue('Nham@2026')
    expect(asked).toEqual([])

    await who.fill(EMAIL)
    await send.click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: CODES.C_003[language] }))
      .toBeInTheDocument()
    await expect.element(password).toHaveFocus()
    await expect.element(who).toHaveValue(EMAIL)
    await expect.element(password).toHaveValue('Nham@2026')
    await page.getByRole('button', { name: words(msg`Hiện mật khẩu`) }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    expect(at()).not.toMatch(/Nham|khach/)
  })

  test('W17: who is signed in already is led home, and told why', async () => {
    answerHome()
    answer('booking.coming', { bookings: [], codesFrom: null })
    const { words, at, router } = await open('/login', { as: 'guest', language })
    watchLedHome(router)
    expect(at()).toBe('/')
    await expect.element(page.getByText(words(msg`Bạn đã đăng nhập rồi.`))).toBeVisible()
  })

  test('a forgotten password: an address without an account says so only after its code', async () => {
    answer('account.forgotPassword', SENT)
    answer('account.proveCode', (_input, refuse) => refuse('C_021'))
    const { words } = await open('/forgot-password', { language })
    await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill(EMAIL)
    await page.getByRole('button', { name: words(msg`Gửi mã`) }).click()
    await page.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
    await expect.element(page.getByText(CODES.C_021[language])).not.toBeInTheDocument()
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    await expect.element(page.getByText(CODES.C_021[language])).toBeVisible()
    await expect
      .element(page.getByRole('status').getByRole('link', { name: words(msg`Đăng ký`) }))
      .toBeVisible()
    await axeClean()
  })

  test('registering: an address that has an account says so only after its code, and leads to signing in', async () => {
    const asked = answer('account.register', SENT)
    answer('account.proveCode', (_input, refuse) => refuse('C_013'))
    const { words, at } = await open('/register', { language })
    await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill(EMAIL)
    await page.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill('P@ssw0rd')
    await page.getByLabelText(words(msg`Nhập lại mật khẩu`)).fill('khác')
    const onward = page.getByRole('button', { name: words(msg`Tiếp tục`), exact: true })
    await onward.click()
    await expect.element(page.getByText(CODES.C_025[language].split('.')[0] ?? '')).toBeVisible()
    await axeClean()
    expect(asked).toEqual([])
    await page.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill(PASSWORD)
    await page.getByLabelText(words(msg`Nhập lại mật khẩu`)).fill(PASSWORD)
    await onward.click()
    const boxes = page.getByLabelText(words(msg`Mã xác minh`))
    await expect.element(boxes).toHaveFocus()
    await boxes.fill('123456')
    await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
    await expect.element(page.getByText(CODES.C_013[language])).toBeVisible()
    await axeClean()
    await page
      .getByRole('status')
      .getByRole('link', { name: words(msg`Đăng nhập`) })
      .click()
    await expect.poll(at).toMatch(/^\/login/)
  })
})

// Last: what it began goes on as long as the page.
test('registering: a wrong code waits a minute and is typed anew', async () => {
  answer('account.register', SENT)
  answer('account.proveCode', (_input, refuse) => refuse('G_CODE_WRONG', [4]))
  const { words } = await open('/register', { language: 'en' })
  await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill(EMAIL)
  await page.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill(PASSWORD)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(PASSWORD)
  await userEvent.keyboard('{Enter}')
  const boxes = page.getByLabelText(words(msg`Mã xác minh`))
  await expect.element(boxes).toHaveFocus()
  await userEvent.keyboard('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(CODES.G_CODE_WRONG.en.replace('{0}', '4')).first()).toBeVisible()
  await expect.element(page.getByText(/0[01]:\d\d/).first()).toBeVisible()
  await expect.element(boxes).toHaveFocus()
  await userEvent.keyboard('{Backspace>6/}')
  await expect.element(boxes).toHaveValue('')
})
