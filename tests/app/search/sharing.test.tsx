import { msg } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const STAY = 'from_day=2030-01-04&to_day=2030-01-06'
const PLACE = `/villa/00000000-0000-7000-8000-000000000001`

/** The results with one place, and the button that shares it. */
async function results() {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 1, data: [aCard(1)] })
  const { words } = await open(`/list-room?${STAY}`, { width: 768 })
  return { words, button: page.getByRole('button', { name: 'Chia sẻ Nhà 1' }) }
}

test('one tap on a card gives its place, with the days that were asked for, to what the device shares by', async () => {
  const shared: ShareData[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (what: ShareData) => Promise.resolve(void shared.push(what)),
  })
  try {
    const { button } = await results()
    await button.click()
    await expect.poll(() => shared).toHaveLength(1)
    const { pathname, searchParams } = new URL(shared[0]?.url ?? '')
    expect(shared[0]?.title).toBe('Nhà 1')
    expect(pathname).toBe(PLACE)
    expect(searchParams.get('from_day')).toBe('2030-01-04')
    // Nobody is led away from the list.
    await expect.element(button).toBeVisible()
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
})

test('a device without such a way has the address copied, and says so', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) =>
    Promise.resolve(void copied.push(text)),
  )
  const { words, button } = await results()
  await button.click()
  await expect.element(page.getByText(words(msg`Đã chép liên kết`))).toBeVisible()
  expect(copied[0]).toContain(PLACE)
  expect(copied[0]).toContain('to_day=2030-01-06')
})
