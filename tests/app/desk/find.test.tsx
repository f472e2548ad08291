import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

test.each(LANGUAGES)(
  'in %s, "/" and Ctrl+K lead to the field of finding, and keys walk from it through what was found',
  async (language) => {
    const [first, second] = ['01', '02'].map((end) =>
      aBooking({ id: `01980000-0000-7000-8000-0000000000${end}`, code: `GHE-TEST${end}` }),
    )
    if (!first || !second) throw new Error('two bookings')
    answer('desk.queue', { items: [], next: null })
    const asked = answer('desk.find', { bookings: [first, second], tickets: [] })
    answer('desk.booking', (_input, refuse) => refuse('G_404'))
    const { words, at } = await open('/desk/queue/refunds', { as: 'staff', language, width: 1024 })
    await userEvent.click(page.getByRole('heading', { level: 1 }))
    await userEvent.keyboard('/')
    const field = page.getByRole('search').getByRole('textbox')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleName(words(msg`Mã, tên, email hoặc số điện thoại`))
    await axeClean()
    await userEvent.keyboard('ck GHETEST01/2{Enter}')
    const links = page.getByRole('list').getByRole('link', { name: /GHE-TEST0/ })
    await expect.element(links.nth(1)).toBeVisible()
    expect(asked).toEqual([{ text: 'ck GHETEST01/2' }])
    await userEvent.keyboard('{ArrowDown}j')
    await expect.element(links.nth(1)).toHaveFocus()
    await userEvent.keyboard('k{ArrowUp}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(at).toBe(`/desk/booking/${first.id}`)
  },
)

test('"/" can be turned off on this device; Ctrl+K goes on', async () => {
  answer('desk.queue', { items: [], next: null })
  const { words, at, router } = await open('/desk/find', { as: 'staff', width: 1024 })
  const slash = page.getByRole('switch', { name: words(msg`Phím / mở ô tìm từ mọi trang`) })
  const door = page.getByRole('navigation').getByRole('link', { name: /^Tìm/ })
  await expect.element(slash).toBeChecked()
  await expect.element(door).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  await userEvent.click(page.getByText(words(msg`Phím / mở ô tìm từ mọi trang`)))
  await expect.element(slash).not.toBeChecked()
  await axeClean()
  await expect.element(door).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await router.navigate(toDesk('queue/refunds'))
  await expect.poll(at).toBe('/desk/queue/refunds')
  await userEvent.click(page.getByRole('heading', { level: 1 }))
  await userEvent.keyboard('/')
  expect(at()).toBe('/desk/queue/refunds')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(at).toBe('/desk/find')
})
