import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'
import { answerPassport } from '../support/passport.ts'
import { PEOPLE } from '../support/people.ts'

const PROFILE: Output<'profile.mine'> = {
  userId: PEOPLE.guest.userId,
  name: PEOPLE.guest.name,
  sex: 'female',
  birthday: '1990-02-17',
  province_id: null,
  ward: '',
  street: '',
  email: 'khach@example.com',
  phone: null,
  avatarId: null,
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('what is typed while the details are being saved stays', async () => {
    answer('profile.mine', PROFILE)
    answerPassport()
    const { late, answerLate } = held()
    answer('profile.update', async (info) => {
      await late
      return { ...PROFILE, ...info }
    })
    const { words } = await open('/profile/user-profile', { as: 'guest', language })
    const field = (label: ReturnType<typeof msg>) => page.getByLabelText(words(label), { exact: true })
    await field(msg`Họ và tên`).fill(' Nguyễn Thị Lan ')
    await page.getByRole('button', { name: words(msg`Lưu thông tin`) }).click()
    await field(msg`Số nhà, đường`).fill('12 Hàng Bạc')
    answerLate()
    await expect.element(page.getByText(words(msg`Đã lưu thông tin`))).toBeVisible()
    await expect.element(field(msg`Họ và tên`)).toHaveValue('Nguyễn Thị Lan')
    await expect.element(field(msg`Số nhà, đường`)).toHaveValue('12 Hàng Bạc')
  })
  test('details that were changed on another device are followed where nothing was typed', async () => {
    let now = PROFILE
    answer('profile.mine', () => now)
    answerPassport()
    const saved = answer('profile.update', (info) => ({ ...PROFILE, ...info }))
    const { words, router } = await open('/profile/user-profile', { as: 'guest', language })
    const field = (label: ReturnType<typeof msg>) => page.getByLabelText(words(label), { exact: true })
    await field(msg`Số nhà, đường`).fill('12 Hàng Bạc')
    now = { ...PROFILE, name: 'Nguyễn Thị Lan' }
    await router.options.context.queryClient.invalidateQueries()
    await expect.element(field(msg`Họ và tên`)).toHaveValue('Nguyễn Thị Lan')
    await page.getByRole('button', { name: words(msg`Lưu thông tin`) }).click()
    await expect.element(page.getByText(words(msg`Đã lưu thông tin`))).toBeVisible()
    expect(saved.map(({ name, street }) => [name, street])).toEqual([['Nguyễn Thị Lan', '12 Hàng Bạc']])
  })
})
