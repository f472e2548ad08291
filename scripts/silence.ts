import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { startLine } from '../tests/support/line.ts'
import { phone } from '../tests/support/phone.ts'
import { startProduct } from '../tests/support/product.ts'
import { equip, personOf, routes, type Person } from './installed.ts'
import { publish } from './publish.ts'

/**
 * How long every route of the installed app takes to say something true where the server accepts what is asked and never
 * answers. `--write` makes the published table (docs/performance.md).
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, write: { type: 'boolean' }, only: { type: 'string' } },
})
const RUNS = Number(values.runs)
const PORT = Number(process.env['SILENCE_PORT'] ?? 3230)
/** What the 95th percentile keeps to, and how long a page is looked at, in ms. */
const AIM = 2000
const AT_MOST = 15_000

/** How often a page is looked at, in ms. */
const EVERY = 20

/** Runs in the page: notes when words first stand in its main part or in the empty shell; outlines of what is to come have none. */
const listen = (every: number) => {
  const looking = setInterval(() => {
    const part = document.querySelector('main') ?? document.querySelector('#waiting')
    const walker = part === null ? null : document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker?.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      if (
        parent === null ||
        !/\p{L}/u.test(textContent ?? '') ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue
      const { width, height } = parent.getBoundingClientRect()
      // One pixel is for screen readers alone.
      if (width <= 1 || height <= 1) continue
      performance.mark('words')
      clearInterval(looking)
      return
    }
  }, every)
}

/** In ms. */
async function untilWords(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  try {
    await page.addInitScript(listen, EVERY)
    await page.goto(address, { waitUntil: 'commit' })
    return await page
      .waitForFunction(() => performance.getEntriesByName('words')[0]?.startTime, null, { timeout: AT_MOST })
      .then((words) => words.jsonValue())
      .then((milliseconds) => milliseconds ?? AT_MOST)
      .catch(() => AT_MOST)
  } finally {
    await page.close()
  }
}

const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN

const directory = mkdtempSync(join(tmpdir(), 'silence-'))
const product = await startProduct(PORT)
const line = await startLine(PORT)
const address = `http://localhost:${line.port}`
const took: number[] = []
try {
  const all = routes().filter((route) => values.only === undefined || route === values.only)
  const phones = new Map<Person, BrowserContext>()
  let lead = (route: string): string => route
  for (const person of new Set(all.map(personOf))) {
    const context = await phone(join(directory, person), address)
    phones.set(person, context)
    const known = await equip(context, person, address)
    if (person === 'guest') lead = known
  }
  line.silence()
  for (const route of all)
    for (let run = 0; run < RUNS; run += 1) {
      const context = phones.get(personOf(route))
      if (context === undefined) throw new Error(`nobody opens ${route}`)
      const milliseconds = await untilWords(context, address + lead(route))
      took.push(milliseconds)
      console.log(`${Math.round(milliseconds)} ms`.padStart(9), route)
    }
  for (const context of phones.values()) await context.close()
} finally {
  await line.close()
  await product.stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}
const figures = [0.5, 0.95, 1].map((part) => `${Math.round(share(took, part))} ms`)
const table = [
  '| what | median | p95 | slowest |',
  '| --- | --- | --- | --- |',
  `| words in the page | ${figures.join(' | ')} |`,
]
console.log(table.join('\n'))
if (values.write === true)
  await publish(
    'docs/performance.md',
    'silence',
    `${took.length / RUNS} routes of the installed app, each opened ${RUNS} times`,
    table,
  )
process.exitCode = share(took, 0.95) <= AIM ? 0 : 1
