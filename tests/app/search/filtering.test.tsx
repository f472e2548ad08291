import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchCard } from '#contract/shapes/search.ts'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

const ROOMS: readonly SearchCard[] = [1, 2, 3, 4, 5, 6].map((number) => aCard(number))
const found = (content: string | undefined) =>
  ROOMS.filter(({ resortName }) => resortName.includes(content ?? ''))

beforeEach(() => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  // The pointer comes to lie on a card, whose page is then asked for ahead.
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [{ id: 1, name: 'Hồ bơi' }])
  answer('search.resorts', ({ search_content: content, list_benefit: benefits }) => {
    const data = found(content).slice(0, benefits?.length ? 3 : 6)
    return { total_rows: data.length, data }
  })
})

const results = () => document.querySelector('main section[aria-label]')?.getBoundingClientRect().top ?? -1
/** Below the head of the page and on the upper half of the window. */
const atTheirTop = () => results() >= 64 && results() < 370

test('U6: a name that is typed is counted at once, and what it leaves is seen from its top', async () => {
  const { words } = await open('/list-room', { height: 740 })
  await page.getByRole('button', { name: words(msg`Bộ lọc`), exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Xem 6 chỗ ở' })).toBeVisible()
  await userEvent.type(page.getByRole('searchbox'), 'Nhà 4')
  await expect.element(page.getByRole('button', { name: 'Xem 6 chỗ ở' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Xem 1 chỗ ở' })).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.type(page.getByRole('searchbox'), '4')
  await page.getByRole('button', { name: /^Xem|^Không có chỗ nào/ }).click()
  await expect.element(page.getByRole('heading', { name: /^Không còn chỗ nào/ })).toBeVisible()
  expect(atTheirTop(), String(results())).toBe(true)
})

test('U6: another filter leads to the top of the results as well', async () => {
  const { words } = await open('/list-room', { height: 740 })
  await page.getByRole('button', { name: words(msg`Bộ lọc`), exact: true }).click()
  await page.getByText('Hồ bơi').click()
  await page.getByRole('button', { name: 'Xem 3 chỗ ở' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nhà 1' })).toBeVisible()
  expect(atTheirTop(), String(results())).toBe(true)
})

test('the button to the map does not lie over the one that ends the filters', async () => {
  // On a phone it stands in the bar, below it.
  const { words } = await open('/list-room', { width: 768, height: 740 })
  const map = page.getByRole('button', { name: words(msg`Bản đồ`), exact: true })
  await expect.element(map).toBeVisible()
  await page.getByRole('button', { name: words(msg`Bộ lọc`), exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Xem 6 chỗ ở' })).toBeVisible()
  await expect.element(map).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Xem 6 chỗ ở' }).click()
  await expect.element(map).toBeVisible()
})
