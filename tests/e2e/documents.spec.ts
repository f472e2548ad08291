import type { Page } from '@playwright/test'
import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'
import type { DocumentName } from '#contract/shapes/document.ts'
import { resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { ask } from '../support/asPage.ts'
import { expect, inLanguage, test } from '../support/languages.ts'
import { answering } from '../support/newcomer.ts'
import { workerReady } from '../support/phone.ts'

/** The texts a company owes, by what the footer calls them. */
const TEXTS = [
  ['policy', 'Chính sách bảo mật'],
  ['operating-regulations', 'Quy chế hoạt động'],
] as const satisfies readonly (readonly [DocumentName, string])[]

/** A place with a tour. */
async function toured(page: Page) {
  const search = { project_area_id: null, page_size: 50 }
  const { data } = searchAnswer.parse(await ask(page, 'search.resorts', search))
  for (const { resortId: resort_id } of data) {
    const { vrLink, ...place } = resortDetail.parse(await ask(page, 'resort.detail', { resort_id }))
    if (vrLink !== null) return { ...place, vrLink }
  }
  throw new Error('nothing found has a tour')
}

inLanguage('vi', () => {
  for (const [name, title] of TEXTS)
    test(`${name}: read by its contents, in the version before, and in force again`, async ({
      page,
      language,
      words,
    }) => {
      await page.goto('/news')
      await answering(page)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(title) })
        .click()
      await expect(page).toHaveURL(new RegExp(`/${name}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(words(title))

      const entries = page.getByRole('navigation', { name: words('Mục lục') }).getByRole('link')
      const sections = page.locator('main article section > h2')
      const titles = await entries.allInnerTexts()
      expect(titles.length).toBeGreaterThan(4)
      for (const [index, text] of titles.entries()) await expect(sections.nth(index)).toContainText(text)
      await entries.last().click()
      await expect(sections.nth(titles.length - 1)).toBeInViewport()

      const versions = page.getByRole('region', { name: words('Các phiên bản') }).getByRole('link')
      await expect(versions.first()).toHaveAttribute('aria-current', 'page')
      const [latest = '', before = ''] = await versions.allInnerTexts()
      await versions.nth(1).click()
      const edition = page.locator('main article header')
      await expect(edition).toContainText(before)
      await expect(heading).toHaveText(words(title))
      const old = words('Đây là bản cũ. <0>Xem bản đang có hiệu lực</0>')
      await expect(edition).toContainText(old)
      await edition.getByRole('link').click()
      await expect(edition).toContainText(latest)
      await expect(edition).not.toContainText(old)
    })

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('a tour is looked at in its frame, and one comes back to the place; without one there is a way on', async ({
      page,
      words,
    }) => {
      await page.goto('/vr/link')
      // From the first visit on the worker answers what is opened, in frames too.
      await workerReady(page)
      await page.getByRole('link', { name: words('Xem các chỗ ở') }).click()
      await expect(page).toHaveURL(/\/list-room/)

      const { id, type, name, vrLink } = await toured(page)
      await page.goto(`/${RESORT_SEGMENTS[type]}/${id}`)
      // What stands in a frame that runs nothing is seen by what it fetches: tools that look inside would run there.
      const view = page.waitForResponse(
        (response) => response.url().includes('/pictures/') && response.frame() !== page.mainFrame(),
      )
      await page.getByRole('link', { name: words('Tham quan thực tế ảo') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Tham quan thực tế ảo'))
      const frame = page.getByTitle(words('Tham quan {0}', { 0: name }))
      await expect(frame).toHaveAttribute('src', vrLink)
      expect((await view).ok()).toBe(true)
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
})
