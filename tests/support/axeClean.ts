import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { AXE_OPTIONS, layOutAll } from './axeRules.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** One line for each rule that is broken, with where. */
const JUDGE = `axe.run(document, ${JSON.stringify(AXE_OPTIONS)}).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`

/** No finding of axe for WCAG 2.2 A and AA on the page as it stands. */
export async function axeClean(page: Page): Promise<void> {
  // A page that starts from the empty shell has nothing to judge until its heading stands.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate(layOutAll)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  expect(z.parse(z.array(z.string()), await page.evaluate(JUDGE))).toEqual([])
}
