import { CODES } from '../../contract/codes.ts'
import { expect, inLanguage, test } from '../support/languages.ts'
import { codeTo } from '../support/mailbox.ts'
import { answering, newcomerByGoogle } from '../support/newcomer.ts'

inLanguage('en', () => {
  test('a forgotten password is replaced after a code', async ({ page, request, words }) => {
    const email = await newcomerByGoogle({ request })
    await page.goto('/login')
    await answering(page)
    await page.getByRole('link', { name: words('Quên mật khẩu?') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('Quên mật khẩu') })).toBeVisible()
    await page.getByLabel(words('Email hoặc số điện thoại')).fill('0912')
    await page.getByRole('button', { name: words('Gửi mã') }).click()
    await expect(page.getByText(words(CODES.G_PHONE_FORMAT.vi))).toBeVisible()
    await page.getByLabel(words('Email hoặc số điện thoại')).fill(email)
    await page.getByRole('button', { name: words('Gửi mã') }).click()
    await page.getByLabel(words('Mã xác minh')).fill(await codeTo(request, email))
    await page.getByRole('button', { name: words('Xác minh') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('Mật khẩu mới') })).toBeVisible()
    await page.getByLabel(words('Mật khẩu mới'), { exact: true }).fill('Sông Hương 2 chiều!')
    await page.getByLabel(words('Nhập lại mật khẩu')).fill('Sông Hương 2 chiều!')
    await page.getByRole('button', { name: words('Đổi mật khẩu và đăng nhập') }).click()
    await page.waitForURL((address) => address.pathname === '/')
    await page.goto('/profile/security')
    await expect(page).toHaveURL(/security/)
  })
})
