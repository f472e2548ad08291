import type { Page } from '@playwright/test'
import { expect, forgotten, inLanguage, test } from '../support/languages.ts'
import { call } from '../support/caller.ts'
import { codeTo, freshEmail } from '../support/mailbox.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import type { Words } from '../support/words.ts'

/** From the sign-in page over the stand-in and back. */
async function visit(
  page: Page,
  words: Words,
  provider: 'Google' | 'Facebook' | 'Apple',
  person: { name: string; email: string; verified?: boolean },
) {
  await page.goto('/login?back=%2Fbooking')
  await answering(page)
  await page.getByRole('button', { name: words('Tiếp tục với {name}', { name: provider }) }).click()
  await page.waitForURL(/\/sandbox\/social\//)
  await page.getByLabel('Tên · Name').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  if (person.verified === false) await page.getByLabel('Email đã được xác minh', { exact: false }).uncheck()
  await page.getByRole('button', { name: 'Cho phép · Allow' }).click()
}

test('a new person comes in with Google at once, and again', async ({ page, context, words }) => {
  const person = { name: 'Phan Thanh Bình', email: freshEmail() }
  await visit(page, words, 'Google', person)
  await page.waitForURL((address) => address.pathname === '/booking')
  await forgotten(context)
  await visit(page, words, 'Google', person)
  await page.waitForURL((address) => address.pathname === '/booking')
})

test('a new person comes in with Apple, whose way back is a form, by the name they let it say', async ({
  page,
  context,
  words,
}) => {
  const person = { name: 'Phan Thanh Bình', email: freshEmail() }
  const visitApple = async () => {
    await visit(page, words, 'Apple', person)
    await page.getByRole('button', { name: 'Về Ghé · Back to Ghé' }).click()
    await page.waitForURL((address) => address.pathname === '/booking')
  }
  await visitApple()
  expect(await call(page, 'account.guest', {})).toMatchObject(person)
  await forgotten(context)
  await visitApple()
})

inLanguage('en', () => {
  test('an email with an account asks for its password once', async ({ page, context, request, words }) => {
    const person = await newcomer({ request })
    await visit(page, words, 'Google', person)
    await expect(page.getByRole('heading', { name: words('Thêm một bước nữa thôi') })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByLabel(words('Mật khẩu Ghé của bạn')).fill(person.password)
    await page.getByRole('button', { name: words('Xác nhận và đăng nhập') }).click()
    await page.waitForURL((address) => address.pathname === '/booking')
    await forgotten(context)
    await visit(page, words, 'Google', person)
    await page.waitForURL((address) => address.pathname === '/booking')
  })

  test('Facebook does not vouch for an email: a code does', async ({ page, request, words }) => {
    const email = freshEmail()
    await visit(page, words, 'Facebook', { name: 'Lê Mai', email })
    await expect(
      page.getByText(
        words(
          '{name} chưa xác nhận được email của bạn. Bạn nhận một mã để chúng tôi biết liên hệ ở đâu nhé.',
          {
            name: 'Facebook',
          },
        ),
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: words('Gửi mã') }).click()
    await page.getByLabel(words('Mã xác minh')).fill(await codeTo(request, email))
    await page.getByRole('button', { name: words('Xác minh') }).click()
    await page.waitForURL((address) => address.pathname === '/booking')
  })

  test('who stops, or comes back with what is not theirs, is told and led to signing in', async ({
    page,
    words,
  }) => {
    await page.goto('/login')
    await answering(page)
    await page.getByRole('button', { name: words('Tiếp tục với {name}', { name: 'Google' }) }).click()
    await page.getByRole('button', { name: 'Không cho phép · Deny' }).click()
    await expect(page.getByText(words('Bạn đã dừng việc đăng nhập.'))).toBeVisible()
    await page.goto('/callback/google?state=forged&code=forged')
    await expect(
      page.getByText(
        words('Lần đăng nhập này đã cũ hoặc không bắt đầu từ trình duyệt này. Bạn thử lại nhé.'),
      ),
    ).toBeVisible()
    await page.goto('/callback/facebook')
    await expect(page.getByText(words('Lần đăng nhập này đã kết thúc. Bạn bắt đầu lại nhé.'))).toBeVisible()
    await page.getByRole('link', { name: words('Về trang đăng nhập') }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
