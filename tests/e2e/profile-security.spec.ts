import { CODES } from '../../contract/codes.ts'
import { addressChangedLetter } from '../../server/letters/addressChanged.ts'
import { passwordChangedLetter } from '../../server/letters/codeLetter.ts'
import { expect, inLanguage, test } from '../support/languages.ts'
import { codeTo, freshEmail, lettersTo } from '../support/mailbox.ts'
import { call } from '../support/caller.ts'
import { answering, newcomer } from '../support/newcomer.ts'

const NEW = 'Another 1 password!'

inLanguage('en', () => {
  test('another password by keyboard alone: other devices are signed out, this one stays', async ({
    page,
    browser,
    baseURL,
    language,
    words,
  }) => {
    const { email, password } = await newcomer(page)
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await elsewhere.newPage()
    await call(other, 'account.login', { identifier: email, password })
    const { keyboard } = page

    await page.goto('/profile/security')
    await answering(page)
    await expect(
      page.getByText(words('{0, plural, other {# thiết bị đang đăng nhập}}', { 0: 2 })),
    ).toBeVisible()
    await expect(page.getByText(words('Thiết bị này'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: words('Đổi mật khẩu') }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words('Đổi mật khẩu') })).toBeVisible()
    await page.getByLabel(words('Mật khẩu cũ')).focus()
    await keyboard.type('not the old one')
    const eye = () => keyboard.press('Tab')
    await eye()
    await keyboard.press('Tab')
    await keyboard.type(NEW)
    await eye()
    await keyboard.press('Tab')
    await keyboard.type(NEW)
    await keyboard.press('Enter')
    await expect(page.getByText(words('Mật khẩu cũ chưa đúng.'))).toBeVisible()
    await expect(page.getByLabel(words('Mật khẩu cũ'))).toBeFocused()
    await keyboard.press('Control+A')
    await keyboard.type(password)
    await keyboard.press('Enter')
    await expect(page.getByText(words('Đã đổi mật khẩu. Các thiết bị khác đã đăng xuất.'))).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/security$/)
    await expect(page.getByText(words('Bạn chỉ đang đăng nhập trên thiết bị này.'))).toBeVisible()
    expect((await other.request.get('/api_cus/api/v1/Account/app_guest')).status()).toBe(401)
    const [letter] = await lettersTo(page.request, email)
    expect(letter?.subject).toBe(passwordChangedLetter(language, email, '').subject)
    await elsewhere.close()
  })

  test('another email: who one is, its code, and the old one is told; devices end one by one', async ({
    page,
    browser,
    request,
    baseURL,
    language,
    words,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const { email, password } = await newcomer(page)
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await elsewhere.newPage()
    await call(other, 'account.login', { identifier: email, password })
    await page.goto('/profile/security')
    await answering(page)
    await page
      .getByRole('list', { name: words('Thiết bị đang đăng nhập') })
      .getByRole('button')
      .click()
    await expect(page.getByText(words('Bạn chỉ đang đăng nhập trên thiết bị này.'))).toBeVisible()
    expect((await other.request.get('/api_cus/api/v1/Account/app_guest')).status()).toBe(401)
    await elsewhere.close()

    const fresh = freshEmail()
    await page.getByRole('link', { name: words('Đổi email') }).click()
    // The page before has a panel of the same name.
    const secret = page.getByLabel(words('Mật khẩu'), { exact: true }).and(page.locator('input'))
    await secret.fill('sai')
    await page.getByRole('button', { name: words('Xác nhận') }).click()
    await expect(page.getByText(words('Mật khẩu chưa đúng.'))).toBeVisible()
    await secret.fill(password)
    await page.getByRole('button', { name: words('Xác nhận') }).click()
    await page.getByRole('textbox', { name: words('Email mới') }).fill('0912345678')
    await page.getByRole('button', { name: words('Gửi mã') }).click()
    await expect(page.getByText(words(CODES.G_EMAIL_FORMAT.vi))).toBeVisible()
    await page.getByRole('textbox', { name: words('Email mới') }).fill(fresh)
    await page.getByRole('button', { name: words('Gửi mã') }).click()
    await page.getByLabel(words('Mã xác minh')).fill(await codeTo(request, fresh))
    await page.getByRole('button', { name: words('Xác minh') }).click()
    await expect(page.getByText(words('Đã đổi email'))).toBeVisible()
    await expect(page.locator('main').getByText(fresh)).toBeVisible()
    const [letter] = await lettersTo(request, email)
    expect(letter?.subject).toBe(addressChangedLetter({ language, kind: 'email', masked: '' }, email).subject)
  })
})
