import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const SENT = { resend_after: 60, expires_in: 300 }
const PASSWORD = 'Sông Hương 1 chiều!'
const BACK = '/hotel/booking?resort_id=1'
const query = `?back=${encodeURIComponent(BACK)}`

beforeEach(() => {
  answer('social.providers', [])
})

/** Proves the typed address with a code; the server says that it leads elsewhere. */
async function prove(words: Awaited<ReturnType<typeof open>>['words'], code: 'C_013' | 'C_021') {
  answer('account.proveCode', (_input, refuse) => refuse(code))
  await page.getByLabelText(words(msg`Mã xác minh`)).fill('123456')
  await page.getByRole('button', { name: words(msg`Xác minh`), exact: true }).click()
}
/** Where a link of the notice leads, by its name. */
const link = (name: string) => page.getByRole('status').getByRole('link', { name, exact: true })

test.each<Language>(LANGUAGES)(
  'in %s, an address that has an account already leads to signing in, and from there back to what was begun',
  async (language) => {
    answer('account.register', SENT)
    const { words } = await open(`/register${query}`, { language })
    await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill('khach@example.com')
    await page.getByLabelText(words(msg`Mật khẩu`), { exact: true }).fill(PASSWORD)
    await page.getByLabelText(words(msg`Nhập lại mật khẩu`)).fill(PASSWORD)
    await page.getByRole('button', { name: words(msg`Tiếp tục`) }).click()
    await prove(words, 'C_013')
    await expect.element(link(words(msg`Đăng nhập`))).toHaveAttribute('href', `/login${query}`)
    await expect.element(link(words(msg`Quên mật khẩu?`))).toHaveAttribute('href', `/forgot-password${query}`)
    await axeClean()
  },
)

test('an address without an account leads to making one, and from there back to what was begun', async () => {
  answer('account.forgotPassword', SENT)
  const { words } = await open(`/forgot-password${query}`)
  await page.getByLabelText(words(msg`Email hoặc số điện thoại`)).fill('moi@example.com')
  await page.getByRole('button', { name: words(msg`Gửi mã`) }).click()
  await prove(words, 'C_021')
  await expect.element(link(words(msg`Đăng ký`))).toHaveAttribute('href', `/register${query}`)
})
