import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 A and AA, and what is good practice beside it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OPTIONS = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'], iframes: false }
/** One line for each rule that is broken, with where. */
const JUDGE = `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`

/** No finding of axe for WCAG 2.2 A and AA on the page as it stands. */
export async function axeClean(page: Page): Promise<void> {
  // A page that starts from the empty shell has nothing to judge until its heading stands.
  await expect(page.locator('h1').first()).toBeAttached()
  // The whole page at once: parts far below are laid out only when one comes near them, and axe measures without coming.
  // From its top: a button that is scrolled half under the header is not too small.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    scrollTo({ top: 0, behavior: 'instant' })
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  expect(z.parse(z.array(z.string()), await page.evaluate(JUDGE))).toEqual([])
}
