import { expect, PASSWORD, PEOPLE } from '../support/journey.ts'
import { forgotten, inLanguage, test } from '../support/languages.ts'

inLanguage('vi', () => {
  test('one comes back to where one was, and never to another site', async ({ page, words }) => {
    const signIn = async (back: string) => {
      await page.goto(`/login?back=${encodeURIComponent(back)}`)
      await page.getByLabel(words('Email hoặc số điện thoại')).fill(PEOPLE.guest)
      await page.getByLabel(words('Mật khẩu'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: words('Đăng nhập'), exact: true }).click()
    }
    await signIn('/booking?tab=booked')
    await expect(page).toHaveURL(/\/booking\?tab=booked$/)
    await forgotten(page.context())
    await signIn('https://example.com/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Bạn muốn ghé đâu?'))
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('what is typed and sent before the app has started is neither lost nor put into an address', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email hoặc số điện thoại').fill(PEOPLE.guest)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Mật khẩu', { exact: true }).press('Enter')
  expect(page.url()).not.toContain('2026')
  await expect(page.getByLabel('Email hoặc số điện thoại')).toHaveValue(PEOPLE.guest)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn muốn ghé đâu?')
})
