import type { Page } from '@playwright/test'
import { SAVED_SEARCH } from '#contract/numbers.ts'
import { call } from '../support/caller.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { newcomer } from '../support/newcomer.ts'
import { ownHost, ownPlace } from '../support/own.ts'
import { startOwnProduct, type Product } from '../support/product.ts'

/** How long a page may take to learn what the clock has done. */
const LEARNS = { timeout: 40_000 }

let product: Product
test.beforeAll(async () => {
  const SANDBOX = 'vnpay,mail,sms,push,social,partner,clock'
  product = await startOwnProduct({ SANDBOX })
})
test.afterAll(() => product.stop())

/** Moves this product's clock forward, and with it what its jobs have to do. */
async function later(minutes: number): Promise<void> {
  const answer = await fetch(`${product.address}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  expect(answer.ok).toBe(true)
}

const inbox = (page: Page) =>
  page.getByRole('navigation', { name: 'Thanh dưới' }).getByRole('link', { name: /Hộp thư/ })

test('a search is saved by taps, its price falls, the inbox says so once and leads back to it', async ({
  browser,
}) => {
  const [from, to] = [dayFromNow(40), dayFromNow(42)]
  const letting = await browser.newContext({ baseURL: product.address })
  await ownHost(letting)
  const place = await ownPlace(letting)
  const days = { from_day: from, to_day: to }
  const narrow = { search_content: place.name }

  const travelling = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 360, height: 740 },
  })
  const guest = await travelling.newPage()
  await newcomer(guest)
  const address = new URLSearchParams({ ...days, ...narrow, project_area_id: 'all' })
  await guest.goto(`/list-room?${address}`)
  const saving = guest.getByRole('region', { name: 'Chưa quyết định?' })
  await saving.getByRole('checkbox').check()
  await saving.getByRole('button', { name: 'Lưu tìm kiếm này' }).click()
  const saved = guest.getByRole('region', { name: 'Đã lưu tìm kiếm này' })
  await saved.getByRole('link', { name: 'Các tìm kiếm đã lưu' }).click()
  const list = guest.getByRole('list', { name: 'Tìm kiếm đã lưu' }).getByRole('listitem')
  await expect(list).toHaveCount(1)
  await expect(list.getByRole('switch')).toBeChecked()

  await call(letting, 'host.setCalendar', {
    resort_id: place.resortId,
    room_ids: [place.roomId],
    ranges: [days],
    weekdays: [],
    price: 1_000_000,
  })
  await later(SAVED_SEARCH.lookMinutes + 1)
  await expect(async () => {
    await guest.reload()
    await expect(inbox(guest)).toHaveAccessibleName(/1 chưa đọc/, { timeout: 3000 })
  }).toPass(LEARNS)
  await later(SAVED_SEARCH.lookMinutes + 1)
  await inbox(guest).click()
  const told = guest.getByRole('main').getByRole('listitem')
  await expect(told.filter({ hasText: 'Giá giảm' })).toHaveCount(1)
  await told
    .filter({ hasText: `Giá giảm: ${place.name}` })
    .getByRole('link')
    .click()
  await guest.waitForURL((url) => url.pathname === '/list-room')
  const now = new URL(guest.url()).searchParams
  expect([now.get('from_day'), now.get('search_content')]).toEqual([from, place.name])
  await expect(guest.getByRole('heading', { name: place.name })).toBeVisible()
  await letting.close()
  await travelling.close()
})
