import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { figuresBrowser } from '../tests/support/chromium.ts'
import { firstPage, phone } from '../tests/support/phone.ts'
import { startProduct } from '../tests/support/product.ts'
import { equip, personOf, routes, type Person } from './installed.ts'
import { publish } from './publish.ts'

/**
 * How long a tap or a key takes until the next picture, on every route of the app at a phone's width with the CPU four times
 * slower: what can be pressed there is pressed, Escape after it, and letters go into the first field. `--write` makes the
 * published table (docs/performance.md).
 */
const { values } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } })
const PORT = 3220
const SLOWER = 4
/** How many things are pressed on a page, at most. */
const MOST = 8
/** What the 98th percentile of all keeps to, and what none exceeds, in ms: those of the quality page. */
const AIM = { most: 100, none: 200 }
const PRESSED = ['button:not([disabled])', '[role=tab]', 'summary', 'label:has(input)']
  .map((kind) => `main ${kind}:visible`)
  .join(', ')
const FIELDS = 'main :is(input[type=text], input[type=search], input:not([type]), textarea):visible'

type Taken = { route: string; what: string; ms: number }
const taken: Taken[] = []
/** What was covered by something else, or led out of the document. */
const missed: string[] = []

/** Collects what the browser says of every press and key, as it measures them itself (Event Timing), by interaction. */
const LISTEN = `
  window.taps = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16 })`

/** Two pictures later, and once the page has nothing to do. */
const REST = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestIdleCallback(resolve, { timeout: 2000 }))))`

/** What ends the walk: nobody is signed in after it. */
const NEVER = /Đăng xuất/

/**
 * Does one thing and writes down the slowest of what it was made of; below 16 ms the browser says nothing, and nothing is known
 * of what led to another document.
 */
async function take(page: Page, route: string, what: string, act: () => Promise<void>): Promise<void> {
  try {
    await page.evaluate('taps.clear()')
    await act()
    await page.evaluate(REST)
    taken.push({ route, what, ms: await page.evaluate<number>('Math.max(0, ...taps.values())') })
  } catch (error) {
    if (!(error instanceof Error) || !/navigation|Timeout/.test(error.message)) throw error
    missed.push(`${route} ${what}`)
  }
}

const nameOf = async (control: Locator): Promise<string> =>
  ((await control.getAttribute('aria-label')) ?? (await control.innerText())).split('\n')[0] ?? ''

async function walk(page: Page, route: string, address: string): Promise<void> {
  const open = async () => {
    await page.goto(address)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.evaluate(REST)
  }
  await open()
  const many = Math.min(MOST, await page.locator(PRESSED).count())
  for (let index = 0; index < many; index += 1) {
    const control = page.locator(PRESSED).nth(index)
    if (!(await control.isVisible())) continue
    const before = page.url()
    const what = await nameOf(control)
    if (NEVER.test(what)) continue
    await take(page, route, what, () => control.click({ timeout: 2000, noWaitAfter: true }))
    if (page.url() === before) await take(page, route, `${what}, Escape`, () => page.keyboard.press('Escape'))
    if (page.url() !== before) await open()
  }
  const field = page.locator(FIELDS).first()
  if (await field.isVisible())
    await take(page, route, 'letters', () => field.pressSequentially('da lat', { delay: 50 }))
}

const share = (part: number): number =>
  taken.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(taken.length * part) - 1] ?? Number.NaN

const directory = mkdtempSync(join(tmpdir(), 'taps-'))
const product = await startProduct(PORT)
try {
  const all = routes().filter((route) => values.only === undefined || route === values.only)
  let lead = (route: string): string => route
  const people = [...new Set<Person>(['guest', ...all.map(personOf)])]
  for (const person of people) {
    const context = await phone(join(directory, person), product.address, { engine: true })
    await context.addInitScript(LISTEN)
    const known = await equip(context, person, product.address)
    if (person === 'guest') lead = known
    const page = await firstPage(context)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const route of all.filter((one) => personOf(one) === person)) {
      await walk(page, route, lead(route))
      const worst = taken.filter((one) => one.route === route).toSorted((a, b) => b.ms - a.ms)[0]
      console.log(route, worst ? `${worst.ms} ms ${worst.what}` : '–')
    }
    await context.close()
  }
} finally {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
}
const table = [
  '| what | how many | median | p98 | slowest |',
  '| --- | --- | --- | --- | --- |',
  `| a tap or a key until the next picture | ${taken.length} | ${[0.5, 0.98, 1].map((part) => `${share(part)} ms`).join(' | ')} |`,
]
console.log(table.join('\n'))
console.log(`not measured: ${missed.join(', ')}`)
for (const { route, what, ms } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, 25))
  console.log(`${ms} ms ${route} ${what}`)
if (values.write === true)
  await publish(
    'docs/performance.md',
    'taps',
    `What can be pressed on ${new Set(taken.map(({ route }) => route)).size} routes, at most ${MOST} things on each, in ${figuresBrowser()} at 360 pixels, CPU ÷ ${SLOWER}`,
    table,
  )
process.exitCode = share(0.98) <= AIM.most && share(1) <= AIM.none ? 0 : 1
