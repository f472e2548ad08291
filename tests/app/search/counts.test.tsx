import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import type { SearchAnswer } from '#contract/shapes/search.ts'
import { aCard } from '#tests/support/aCard.ts'
import { answer, cutLine } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const COUNTS: NonNullable<SearchAnswer['counts']> = {
  resort_type: { 1: 6, 3: 4 },
  price: {
    '': 6,
    '0-1000000': 2,
    '1000000-2000000': 0,
    '2000000-3000000': 4,
    '3000000-4000000': 1,
    '4000000-': 0,
  },
  list_service: {},
  list_benefit: { 1: 3 },
  list_term: { AT_ONCE: 2 },
  from_rate: { '': 6, '3.5': 6, '4': 5, '4.5': 0 },
  number_of_bedroom: { '': 6, '2': 4, '3': 1, '4': 0 },
}
const answered = (counts: SearchAnswer['counts']) =>
  answer('search.resorts', () => ({ total_rows: 6, data: [1, 2].map((number) => aCard(number)), counts }))

beforeEach(() => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [{ id: 7, name: 'Đưa đón sân bay' }])
  answer('helper.benefits', [{ id: 1, name: 'Hồ bơi' }])
})

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
/** What stands in the row of a choice. */
const row = (name: string) =>
  [...document.querySelectorAll('form label')]
    .find((label) => label.textContent?.startsWith(name))
    ?.closest('fieldset > div > div')?.textContent

test('every choice says how many places it finds; one that finds none says why and is not made', async () => {
  const asked = answered(COUNTS)
  await open('/list-room', { width: 1280 })
  await expect.element(box('Villa')).toHaveAttribute('aria-description', '6 chỗ ở')
  await expect.element(box('Hồ bơi')).toHaveAttribute('aria-description', '3 chỗ ở')
  expect(row('Villa')).toBe('Villa6')
  expect(row('Hồ bơi')).toBe('Hồ bơi3')
  for (const none of ['Căn hộ', 'Đưa đón sân bay']) {
    expect(row(none)).toBe(`${none}0`)
    await expect.element(box(none)).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(box(none))
      .toHaveAttribute('aria-description', expect.stringMatching(/^Không có chỗ nào/))
  }
  const before = asked.length
  await page.getByRole('form').getByText('Căn hộ', { exact: true }).click({ force: true })
  await expect.element(box('Căn hộ')).not.toBeChecked()
  // The keyboard comes by it, and a tick of it does as little.
  await box('Villa').click()
  await expect.element(box('Villa')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(box('Căn hộ')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(box('Căn hộ')).not.toBeChecked()
  await expect.poll(() => asked.length).toBe(before + 1)
  expect(asked.at(-1)?.resort_type).toEqual([1])
})

test('arrows go over a price that finds nothing to the next one', async () => {
  const asked = answered(COUNTS)
  await open('/list-room?from_price=0&to_price=1000000', { width: 1280 })
  await expect.element(radio('Dưới 1 triệu ₫')).toBeChecked()
  await radio('Dưới 1 triệu ₫').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('1–2 triệu ₫')).toHaveFocus()
  await expect.element(radio('Dưới 1 triệu ₫')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('2–3 triệu ₫')).toBeChecked()
  expect(asked.some(({ from_price }) => from_price === 1_000_000)).toBe(false)
})

test.each(LANGUAGES)(
  'marks, terms and bedrooms narrow at once, stand as chips, and are clean: %s',
  async (language) => {
    const asked = answered(COUNTS)
    const { at, words } = await open('/list-room', { width: 1280, language })
    const group = (name: string) => page.getByRole('radiogroup', { name })
    const rates = group(words(msg`Điểm khách đánh giá (trên 5)`))
    const four = rates.getByRole('radio', { name: '4+', exact: true })
    await four.click()
    await expect.element(four).toBeChecked()
    await group(words(msg`Số phòng ngủ`))
      .getByRole('radio', { name: '2+' })
      .click()
    await box(words(msg`Đặt là được ngay`)).click()
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ from_rate: 4, number_of_bedroom: 2, list_term: ['AT_ONCE'] })
    expect(at()).toContain('from_rate=4')
    const chips = page.getByRole('list', { name: words(msg`Bộ lọc đang dùng`) })
    for (const name of [
      words(msg`Từ {mark} điểm`, { mark: '4' }),
      words(msg`Từ {bedrooms} phòng ngủ`, { bedrooms: 2 }),
    ])
      await chips.getByRole('button', { name: words(msg`Bỏ lọc {name}`, { name }) }).click()
    await expect.element(rates.getByRole('radio').first()).toBeChecked()
    await expect.poll(() => asked.at(-1)).toEqual(expect.not.objectContaining({ from_rate: 4 }))
    expect(asked.at(-1)).toMatchObject({ list_term: ['AT_ONCE'] })
    expect(at()).not.toContain('number_of_bedroom')
    await axeClean()
  },
)

test('a mark, a number of bedrooms or a term that finds nothing is not chosen, and says why', async () => {
  const asked = answered(COUNTS)
  await open('/list-room?number_of_bedroom=3', { width: 1280 })
  await expect.element(radio('3+').last()).toBeChecked()
  const before = asked.length
  for (const none of [radio('4,5+'), radio('4+').last(), box('Hủy miễn phí')]) {
    await expect.element(none).toHaveAttribute('aria-disabled', 'true')
    await expect.element(none).toHaveAttribute('aria-description', expect.stringMatching(/^Không có chỗ nào/))
    await none.click({ force: true })
    await expect.element(none).not.toBeChecked()
  }
  await expect.element(radio('4+').first()).toHaveAttribute('aria-description', '5 chỗ ở')
  expect(asked.length).toBe(before)
})

test('an address that says nonsense of them asks for none', async () => {
  const asked = answered(COUNTS)
  await open('/list-room?from_rate=4.2&number_of_bedroom=half&list_term=%5B%22FREE%22%5D', { width: 1280 })
  await expect.element(page.getByRole('heading', { name: 'Nhà 1' })).toBeVisible()
  const { from_rate, number_of_bedroom, list_term } = asked.at(-1) ?? {}
  expect([from_rate, number_of_bedroom, list_term]).toEqual([undefined, undefined, []])
  expect(asked.length).toBeGreaterThan(0)
})

test('what is chosen can be taken back where nothing is found', async () => {
  const nothing = { resort_type: {}, price: { '': 0, '0-1000000': 0 }, list_service: {}, list_benefit: {} }
  answer('search.resorts', () => ({ total_rows: 0, data: [], counts: nothing }))
  await open('/list-room?from_price=0&to_price=1000000&list_benefit=%5B1%5D', { width: 1280 })
  await expect.element(box('Hồ bơi')).toBeChecked()
  await box('Hồ bơi').click()
  await expect.element(box('Hồ bơi')).not.toBeChecked()
  await radio('Mọi mức giá').click()
  await expect.element(radio('Mọi mức giá')).toBeChecked()
})

test('without its filters the same stay of the same people is looked for', async () => {
  answer('search.resorts', () => ({ total_rows: 0, data: [] }))
  const { at, words } = await open('/list-room?number_of_school_aged_child=2&from_rate=4', { width: 1280 })
  await page.getByRole('link', { name: words(msg`Bỏ các bộ lọc`) }).click()
  await expect.poll(at).not.toContain('from_rate')
  expect(at()).toContain('number_of_school_aged_child=2')
})

test('nothing is said, and everything can be chosen, where it is not known: of a server before it, or without a network', async () => {
  answered(undefined)
  await open('/list-room', { width: 1280 })
  await expect.element(box('Căn hộ')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nhà 1' })).toBeVisible()
  expect(row('Căn hộ')).toBe('Căn hộ')
  await box('Căn hộ').click()
  await expect.element(box('Căn hộ')).toBeChecked()
})

test('results that are saved say no numbers', async () => {
  answered(COUNTS)
  await open('/list-room', { width: 1280 })
  await expect.poll(() => row('Villa')).toBe('Villa6')
  cutLine()
  await expect.poll(() => row('Villa')).toBe('Villa')
  await expect.element(box('Căn hộ')).not.toHaveAttribute('aria-disabled')
})
