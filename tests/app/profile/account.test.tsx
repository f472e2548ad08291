import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'
import { answerPassport } from '../support/passport.ts'
import { PEOPLE } from '../support/people.ts'

/** How many things of that name can be reached: what another width shows is no door. */
const doors = (role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).elements().length

test.each(LANGUAGES)(
  'on a phone every page of a person has one door, by the account: %s',
  async (language) => {
    answerPassport()
    const { words } = await open('/profile', { as: 'host', language })
    await expect.element(page.getByRole('heading', { level: 1, name: PEOPLE.host.name })).toBeVisible()
    for (const text of [msg`Thông tin của tôi`, msg`Nơi yêu thích`, msg`Tin nhắn với chủ nhà`, msg`Bảo mật`])
      expect(doors('link', words(text)), text.message).toBe(1)
    for (const text of [msg`Quét mã ở cổng`, msg`Chuyển sang chủ nhà`])
      expect(doors('link', words(text)), text.message).toBe(1)
    // The inbox and the account are under the thumb, and so are not above as well.
    expect(doors('button', words(msg`Tài khoản`))).toBe(0)
    expect(doors('button', words(msg`Thông báo`))).toBe(0)
    await axeClean()
  },
)

test('a page of the account leads back to it; a guest has no work', async () => {
  answer('profile.mine', (_, refuse) => refuse('G_503'))
  answerPassport()
  const { words, at } = await open('/profile/user-profile', { as: 'guest' })
  await page
    .getByRole('main')
    .getByRole('link', { name: words(msg`Tài khoản`) })
    .click()
  await expect.poll(at).toBe('/profile')
  await expect.element(page.getByRole('link', { name: words(msg`Đánh giá của tôi`) })).toBeVisible()
  expect(doors('link', words(msg`Chuyển sang chủ nhà`))).toBe(0)
})

test('where the menu stands at the side, it alone is no page', async () => {
  answer('profile.mine', (_, refuse) => refuse('G_503'))
  answerPassport()
  const { at, words } = await open('/profile', { as: 'guest', width: 1200 })
  await expect.poll(at).toBe('/profile/user-profile')
  await expect.element(page.getByRole('button', { name: words(msg`Tài khoản`) })).toBeVisible()
})
