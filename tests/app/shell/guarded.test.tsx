import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'
import type { Who } from '../support/people.ts'

const STRANGERS: readonly [Who, string][] = [
  ['guest', '/host'],
  ['guest', '/desk'],
  ['guest', '/desk/admin/users'],
  ['guest', '/investor'],
  ['host', '/desk/queue/refunds'],
  ['investor', '/host/bookings'],
  ['staff', '/host'],
]

test.each(STRANGERS)('for a %s, %s is closed, and the page says so', async (as, address) => {
  await open(address, { as })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Bạn chưa có quyền mở trang này' }))
    .toBeVisible()
})

test.each(LANGUAGES)('in %s, the closed page has its words and a way out', async (language) => {
  const { words } = await open('/host', { as: 'guest', language })
  await expect
    .element(page.getByRole('link', { name: words(msg`Quay lại trang chủ`) }))
    .toHaveAttribute('href', '/')
  await axeClean()
})

test.each([
  ['/desk/queue/refunds', '/desk/login?back=%2Fdesk%2Fqueue%2Frefunds'],
  ['/host/gate', '/login?back=%2Fhost%2Fgate'],
])('nobody is led from %s to its door, and back afterwards', async (address, door) => {
  answer('social.providers', [])
  const { at } = await open(address)
  await expect.poll(at).toBe(door)
})
