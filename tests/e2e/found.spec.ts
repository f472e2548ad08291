import { JSDOM } from 'jsdom'
import { expect, test } from '../support/journey.ts'

test('a link to a place shows its picture and price in a chat, and opens in the language it is shared in', async ({
  page,
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap/stays-1.xml')).text()
  const shared = new URL(/<loc>([^<]+\/villa\/[^<]+lang=en)<\/loc>/.exec(map)?.[1] ?? '')
  expect(shared.origin).toBe(new URL(baseURL ?? '').origin)

  // As a chat asks for it: no cookies, no script.
  const { document } = new JSDOM(await (await request.get(shared.pathname + shared.search)).text()).window
  expect(document.documentElement.lang).toBe('en')
  const content = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
  expect(content('og:image:alt')).toMatch(/from [\d,]+\u00a0₫ a night/)
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(block)).toMatchObject({ '@type': 'LodgingBusiness', url: shared.href })

  // As a person opens it: in that language, at the plain address, and so from then on.
  await page.goto(shared.href)
  await expect(page).toHaveURL(new RegExp(`${shared.pathname}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'News and events' })).toBeVisible()
  const size = await page.evaluate(
    async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    },
    new URL(content('og:image')).pathname,
  )
  expect(size).toEqual([1200, 630])
})
