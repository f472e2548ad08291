import { publicPages } from '../../scripts/pages.ts'
import { expect, test } from '../support/journey.ts'

const NAMES = /<meta name="(?:start|ahead|soon)" content="([^"]*)">/g

test('a page that gets no script but those its document names answers, with its frame and its parts', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('ghe:frame', () => performance.mark('frame'), { once: true }),
  )
  for (const { name, path } of await publicPages(baseURL ?? '')) {
    const document = await (await page.request.get(path)).text()
    const named = new Set([...document.matchAll(NAMES)].flatMap(([, files = '']) => files.split(' ')))
    expect(named.size, name).toBeGreaterThan(20)
    await page.unrouteAll()
    // Any other is not answered: what waits for it never comes.
    await page.route('**/assets/**/*.js', (route) =>
      named.has(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    )
    await page.goto(path)
    await expect(page.locator('[data-coming]:not([data-later] *)'), name).toHaveCount(0)
    await page.waitForFunction(() => performance.getEntriesByName('frame').length > 0)
  }
})

test('where the browser loads no pictures the app does not wait for one', async ({ page }) => {
  await page.goto('/list-room')
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  const [answers] = await page.evaluate(() => performance.getEntriesByName('interactive'))
  // After four seconds it starts anyway.
  expect(answers?.startTime).toBeLessThan(3500)
})
