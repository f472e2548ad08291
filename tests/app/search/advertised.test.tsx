import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

/** How tall the bar at the foot of a phone is. */
const BAR = 58

test('U16: promoted places say that they are advertising, and are one row to swipe above two found ones', async () => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  // The pointer comes to lie on a card, whose page is then asked for ahead.
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  const stay = { nights: 2, rooms: 1, total: 1_600_000, was: 2_000_000 }
  const advertised = [1, 2, 3, 4].map((number) =>
    aCard(number, {
      promote_in_search_page: 1,
      resortName: `Khách sạn và biệt thự Hoa Anh Đào số ${number}`,
      stay,
    }),
  )
  answer('search.resorts', { total_rows: 6, data: [...advertised, aCard(5, { stay }), aCard(6, { stay })] })
  const { words } = await open('/list-room?from_day=2027-01-04&to_day=2027-01-06', { height: 740 })
  await expect.element(page.getByRole('heading', { name: words(msg`Quảng cáo`) })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Xem thêm 1 chỗ ở' })).toBeVisible()
  const places = () => [...document.querySelectorAll('main section section li:has(> article)')]
  expect(places()).toHaveLength(3)
  const tops = () => new Set(places().map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops().size).toBe(1)
  // Of two found places it is seen what they are called and cost.
  for (const name of ['Nhà 5', 'Nhà 6']) {
    const found = page.getByRole('heading', { name }).element().closest('article')
    const price = [...(found?.querySelectorAll('span') ?? [])].find((one) =>
      /^[\d.]+\s₫$/.test(one.innerText),
    )
    expect(price?.getBoundingClientRect().bottom).toBeLessThan(740 - BAR)
  }
  await page.getByRole('button', { name: 'Xem thêm 1 chỗ ở' }).click()
  expect(places()).toHaveLength(4)
  expect(tops().size).toBe(1)
})

test('on a phone the filters that are on are one row to swipe, so that two places are seen below them', async () => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  const stay = { nights: 2, rooms: 1, total: 1_600_000, was: 2_000_000 }
  answer('search.resorts', { total_rows: 2, data: [aCard(5, { stay }), aCard(6, { stay })] })
  const filters =
    'from_rate=4.5&number_of_bedroom=2&list_term=["AT_ONCE","FREE_CANCELLATION"]&resort_type=[1,3]'
  const { words } = await open(`/list-room?from_day=2027-01-04&to_day=2027-01-06&${filters}`, { height: 740 })
  await expect.element(page.getByRole('heading', { name: 'Nhà 6' })).toBeVisible()
  const chips = page
    .getByRole('list', { name: words(msg`Bộ lọc đang dùng`) })
    .getByRole('button')
    .elements()
  expect(chips).toHaveLength(7)
  expect(new Set(chips.map((one) => Math.round(one.getBoundingClientRect().top))).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  const second = page.getByRole('heading', { name: 'Nhà 6' }).element().closest('article')
  expect(second?.getBoundingClientRect().bottom).toBeLessThan(740 - BAR)
  // The button to the map stands in the row at the foot, where no words of a place lie under it, and beside its other places.
  const map = page.getByRole('button', { name: words(msg`Bản đồ`), exact: true }).element()
  const { top, left, width } = map.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(740 - BAR)
  expect(width).toBeGreaterThanOrEqual(44)
  const bar = page.getByRole('navigation', { name: words(msg`Thanh dưới`) })
  for (const place of bar.getByRole('link').elements())
    expect(place.getBoundingClientRect().right).toBeLessThanOrEqual(left)
  // What is out of sight comes into it with the keyboard.
  const last = chips.at(-1)
  if (!(last instanceof HTMLElement)) throw new Error('nothing clears the filters')
  last.focus()
  await expect.poll(() => last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})
