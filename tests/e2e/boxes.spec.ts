import { publicPages } from '../../scripts/pages.ts'
import { expect, signIn, test } from '../support/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the recommended places and a service’s card are at least as high as the specification says', async ({
  page,
}) => {
  await page.goto('/list-room?project_area_id=all')
  const propose = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quảng cáo' }) })
  await expect(propose.first()).toBeVisible()
  expect((await propose.first().boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(360)
  await page.goto('/list-service')
  const cards = page.locator('main article')
  await expect(cards.first()).toBeVisible()
  for (const box of await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(170)
})

test('the dates of a change and the days of tickets carry the specification’s ids', async ({
  page,
  baseURL,
}) => {
  const service = (await publicPages(baseURL ?? '')).find(({ name }) => name === 'service')
  await page.goto(service?.path ?? '')
  await expect(page.locator('#start-date-3')).toBeVisible()
  await signIn(page, 'guest')
  await page.goto('/booking/edit/booking-cache')
  await page.locator('main article a').first().click()
  await expect(page.locator('#time-ranger-2')).toBeVisible()
})
