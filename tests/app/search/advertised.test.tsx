import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Recommended } from '#src/features/search/Recommended.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import { onPage } from '#tests/support/onPage.tsx'

const card = (number: number): SearchCard => ({
  resortId: `resort-${number}`,
  roomId: `room-${number}`,
  resortType: 1,
  resortTypeName: 'Villa',
  resortName: `Nhà ${number}`,
  projectAreaId: 1,
  projectAreaName: 'Đà Lạt',
  rate: 4.5,
  reviewCount: 3,
  promote_in_search_page: 1,
  number_of_room: 1,
  left: null,
  position: null,
  pictureId: 'p',
  benefits: [],
  instant: true,
  freeCancellation: true,
  stay: null,
  room: {
    id: `room-${number}`,
    name: 'Nguyên căn',
    price: 1_000_000,
    priceAfterDiscount: 1_000_000,
    minGuests: 1,
    maxGuests: 4,
    area: 80,
  },
})

test('U16: promoted places say that they are advertising, and are one row to swipe on a phone', async () => {
  await page.viewport(360, 800)
  const shown = await onPage(<Recommended cards={[1, 2, 3, 4].map(card)} stay={{}} alone={false} />, [
    'search',
    'favourite',
  ])
  await expect.element(shown.getByRole('heading', { name: 'Quảng cáo' })).toBeVisible()
  await expect.element(shown.getByRole('button', { name: 'Xem thêm 1 chỗ ở' })).toBeVisible()
  const places = [...shown.container.querySelectorAll('section > ul > li')]
  expect(places).toHaveLength(3)
  expect(new Set(places.map((one) => Math.round(one.getBoundingClientRect().top))).size).toBe(1)
  const block = shown.container.querySelector('section')?.getBoundingClientRect()
  expect(block?.height).toBeLessThan(520)
})
