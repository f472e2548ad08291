import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { PRICE_BANDS } from '#contract/shapes/searchDefaults.ts'
import { bandChanges, bandMessage, bandOf, keyOf } from '#src/features/search/bands.ts'
import { countChosen, without } from '#src/features/search/filters/chosen.ts'
import { choiceOf, SORTS } from '#src/features/search/sorts.ts'
import { decimal, vnd } from '#src/i18n/format/money.ts'

const i18n = setupI18n({ locale: 'vi', messages: { vi: {} } })
const format = {
  vnd: (amount: number) => vnd(amount, 'vi'),
  decimal: (value: number) => decimal(value, 'vi'),
}
const words = (from: number, to: number | null) => i18n._(bandMessage({ from, to }, format))

test('price bands are said as one says them', () => {
  expect(PRICE_BANDS.map(({ from, to }) => words(from, to))).toEqual([
    'Dưới 1 triệu ₫',
    '1–2 triệu ₫',
    '2–3 triệu ₫',
    '3–4 triệu ₫',
    'Từ 4 triệu ₫',
  ])
})

test('a band of an address that is none of the list is said exactly', () => {
  expect(words(500_000, 1_500_000)).toBe('0,5–1,5 triệu ₫')
  expect(words(0, 850_000)).toBe('Dưới 850.000\u00a0₫')
  expect(words(850_000, 1_250_000)).toBe('850.000\u00a0₫ – 1.250.000\u00a0₫')
  expect(words(1_250_000, null)).toBe('Từ 1.250.000\u00a0₫')
})

test('a band chosen in the list comes back from the address as the same band', () => {
  for (const band of PRICE_BANDS) expect(bandOf(bandChanges(keyOf(band)))).toEqual(band)
  expect(bandOf(bandChanges(''))).toBeNull()
  expect(bandOf({})).toBeNull()
})

test('an order is read from the address as it was chosen; what is no order is the recommended one', () => {
  for (const [name, order] of Object.entries(SORTS)) expect(choiceOf(order)).toBe(name)
  expect(choiceOf({})).toBe('recommended')
  expect(choiceOf({ sort_by_field: 'price' })).toBe('priceDown')
})

test('filters are counted one by one, a price band once', () => {
  expect(countChosen({ project_area_id: 20, number_of_adult: 4 })).toBe(0)
  expect(
    countChosen({
      resort_type: [1, 3],
      from_price: 0,
      to_price: 1_000_000,
      list_benefit: [2],
      search_content: 'hồ',
      list_term: ['AT_ONCE', 'FREE_CANCELLATION'],
      from_rate: 4.5,
      number_of_bedroom: 2,
    }),
  ).toBe(9)
})

test('the last entry taken out of a filter takes the filter away', () => {
  expect(without([1, 3], 3)).toEqual([1])
  expect(without([3], 3)).toBeUndefined()
  expect(without(undefined, 3)).toBeUndefined()
})
