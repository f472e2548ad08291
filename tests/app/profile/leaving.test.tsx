import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/endpoints.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const STAY = '01980000-0000-7000-8000-0000000000a1'
const SECURITY: Output<'security.overview'> = {
  email: 'khach@example.com',
  phone: null,
  passwordChangedAt: '2029-01-01T00:00:00Z',
  devices: [],
  confirmedUntil: null,
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('somebody with stays ahead is shown what stands in the way', async () => {
    answer('account.removal', {
      open: [{ kind: 'booking', booking_id: STAY, code: 'GHE-TEST01' }],
      days_to_return: 30,
    })
    answer('security.overview', SECURITY)
    const { words } = await open('/profile/remove_user', { as: 'guest', language })
    await expect.element(page.getByText(words(msg`Còn việc chưa xong, nên chưa xóa được`))).toBeVisible()
    await expect.element(page.getByRole('button', { name: words(msg`Xóa tài khoản của tôi`) })).toBeDisabled()
    await axeClean()
    await expect
      .element(page.getByRole('link', { name: /GHE-TEST01$/ }))
      .toHaveAttribute('href', `/booking/${STAY}`)
  })

  test('a host sees no way to remove the account, and none opens', async () => {
    answer('security.overview', SECURITY)
    answer('consent.list', { consents: [] })
    const { words } = await open('/profile/security', { as: 'host', language, width: 1280 })
    const menu = page.getByRole('navigation', { name: words(msg`Trang của tôi`) }).last()
    await expect.element(menu.getByRole('link', { name: words(msg`Bảo mật`) })).toBeVisible()
    await expect.element(menu.getByRole('link', { name: words(msg`Xóa tài khoản`) })).not.toBeInTheDocument()
  })

  test('the page for it says to a host that it is not theirs', async () => {
    const { words } = await open('/profile/remove_user', { as: 'host', language })
    await expect
      .element(page.getByRole('heading', { name: words(msg`Bạn chưa có quyền mở trang này`) }))
      .toBeVisible()
  })
})
