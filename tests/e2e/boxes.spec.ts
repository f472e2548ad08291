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

test('nothing sticks out of a page at the breakpoints of the specification', async ({ page, baseURL }) => {
  const places = await publicPages(baseURL ?? '')
  for (const { name, path } of places) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [540, 576, 767, 768, 992, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // What is measured by the window's width hears of another one a moment after the page does.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${name} at ${width} px`,
        })
        .toBeLessThanOrEqual(0)
    }
  }
})
