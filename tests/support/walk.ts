import type { Page, Request } from '@playwright/test'
import { axeClean } from './axeClean.ts'
import { fixedInSight } from './fixed.ts'
import { expect } from './journey.ts'
import { watched } from './still.ts'

/** Nothing sticks out sideways. */
async function fits(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** What stands on the screen is judged: it fits, and axe finds nothing. */
export async function judge(page: Page): Promise<void> {
  await fits(page)
  await axeClean(page)
}

/**
 * A window of 1280 at 400 %, which WCAG 1.4.10 asks for, and the smallest phones are as wide as 320; 240 is a phone of 360 whose
 * owner reads everything half again as large.
 */
const NARROW = [320, 240]
const PHONE = 360
/** On the phone's walk: it fits narrower windows, too. */
async function fitsNarrow(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size?.width !== PHONE) return
  for (const width of NARROW) {
    await page.setViewportSize({ ...size, width })
    // What hangs on the width is drawn anew with the next picture.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { intervals: [20] })
      .toBe(width)
  }
  await page.setViewportSize(size)
}

/** What a page is made of. Its pictures have their places before they come, and the line for news stays open. */
const PARTS = new Set(['document', 'stylesheet', 'script', 'fetch', 'xhr', 'font'])
/** How often in a row a page must be seen to ask for nothing. */
const CALM = 2

/** Waits until no colour is on its way to another: what is inherited goes on a frame later. Runs in the page. */
async function settled(): Promise<void> {
  for (let still = 0; still < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    still = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : still + 1
  }
}

/** How a window may be turned while its page stands. */
type Turn = { width: number; scheme: 'light' | 'dark' }

/**
 * Walks a page over addresses; each is judged once it answers taps and has all its parts, and has to have stood still until then;
 * and once more as `turned` says, without being opened again.
 */
export function walker(page: Page): (path: string, turned?: Turn) => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (PARTS.has(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const judgeCalm = async () => {
    let calm = 0
    await expect
      .poll(() => (calm = open.size === 0 ? calm + 1 : 0), { intervals: [60] })
      .toBeGreaterThanOrEqual(CALM)
    await fixedInSight(page)
    await judge(page)
  }
  return async (path, turned) => {
    open.clear()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const moved = await watched(page)
    // A page says itself when it answers: whoever asks now and then comes up to a second late.
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
    await expect(page.locator('h1').first(), path).toBeVisible()
    await judgeCalm()
    expect(await moved(), `${path} stands still while it is filled`).toEqual([])
    await fitsNarrow(page)
    const size = page.viewportSize()
    if (!turned || !size) return
    await page.emulateMedia({ colorScheme: turned.scheme })
    await page.setViewportSize({ ...size, width: turned.width })
    await page.evaluate(settled)
    await judgeCalm()
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: null })
  }
}
