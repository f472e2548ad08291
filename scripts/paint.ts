import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import * as z from 'zod'
import { figuresBrowser } from '../tests/support/chromium.ts'
import { phone } from '../tests/support/phone.ts'
import { startProduct } from '../tests/support/product.ts'
import { startBareBrowser, type BareBrowser, type BareTab } from './bareBrowser.ts'
import { equip, personOf, routes, type Person } from './installed.ts'
import { publish } from './publish.ts'

/**
 * First paint of every route with the app installed, the server dead and the CPU four times slower (`Emulation`), the worker
 * asleep before every first opening and awake at the second. `--runs 3 --write` makes the published table
 * (docs/performance.md, README).
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean' }, only: { type: 'string' } },
})
const RUNS = Number(values.runs)
const PORT = Number(process.env['PAINT_PORT'] ?? 3210)
const SLOWER = 4
/** What the 95th percentile of all openings keeps to, the worker awake, in ms. */
const AIM = 150
/** What the browser itself needs: a page of one word, without a worker, script or style, and the same from the worker's cache. */
const WORD = '<h1>Ghé</h1>'
/** When a page is asked for its paints, and how often at most, in ms and times. */
const OVER = 1000
const TRIES = 10
/** A new tab comes to rest before something is opened in it, in ms: its own beginning is not the app's. */
const REST = 300
type Opened = { path: string; firstPaint: number; content: number }
const paints = z.array(z.tuple([z.string(), z.number()]))

/** Opens an address in a tab of its own, the worker `asleep` or still awake from the opening before. */
async function once(browser: BareBrowser, address: string, asleep: boolean): Promise<Opened> {
  const tab = await browser.tab()
  await tab.send('ServiceWorker.enable')
  if (asleep) await tab.send('ServiceWorker.stopAllWorkers')
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await wait(REST)
  await tab.send('Page.navigate', { url: address })
  const { 'first-paint': firstPaint, 'first-contentful-paint': content } = await painted(tab)
  await tab.close()
  if (firstPaint === undefined || content === undefined) throw new Error(`${address} painted nothing`)
  return { path: address, firstPaint, content }
}

/** What the browser says of its paints, once it is over: a page that is asked while it paints paints later. */
async function painted(tab: BareTab): Promise<Partial<Record<string, number>>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await wait(OVER)
    const said = paints.parse(
      await tab.evaluate(
        `performance.getEntriesByType('paint').map(({ name, startTime }) => [name, startTime])`,
      ),
    )
    if (said.some(([name]) => name === 'first-contentful-paint')) return Object.fromEntries(said)
  }
  return {}
}

/** Puts `text` in the place of the app's own document, from a page that is only a picture; what was there. */
async function putShell(browser: BareBrowser, address: string, text: string): Promise<string> {
  const tab = await browser.tab()
  await tab.send('Page.navigate', { url: `${address}/icons/icon.svg` })
  await wait(REST)
  const before = await tab.evaluate(`(async () => {
    let before = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        if (new URL(key.url).pathname === '/index.html') {
          const held = await cache.match(key)
          before = await held.text()
          await cache.put(key, new Response(${JSON.stringify(text)}, { headers: held.headers }))
        }
    }
    return before
  })()`)
  await tab.close()
  return z.string().min(1).parse(before)
}

const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN

const directory = mkdtempSync(join(tmpdir(), 'paint-'))
const product = await startProduct(PORT)
const openings: Record<'asleep' | 'awake', Opened[]> = { asleep: [], awake: [] }
const floors: Record<'browser' | 'asleep' | 'awake', Opened[]> = { browser: [], asleep: [], awake: [] }
const STATES = ['asleep', 'awake'] as const

/** Opens the phone of a person, alone on the machine, and closes it after `work`. */
async function withPhone(person: Person, work: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await phone(join(directory, person), product.address)
  try {
    await work(context)
  } finally {
    await context.close()
  }
}

try {
  const all = routes().filter((route) => values.only === undefined || route === values.only)
  const people = [...new Set(all.map(personOf))]
  let lead = (route: string): string => route
  for (const person of people)
    await withPhone(person, async (context) => {
      const known = await equip(context, person, product.address)
      if (person === 'guest') lead = known
    })
  await product.stop()
  for (const person of people) {
    const browser = await startBareBrowser(join(directory, person))
    try {
      const at = (path: string) => product.address + path
      for (let run = 0; run < RUNS; run += 1)
        floors.browser.push(await once(browser, `data:text/html,${WORD}`, false))
      // A word and the shell in turn, so that both find the machine, the browser and the worker in one state.
      for (const route of all.filter((one) => personOf(one) === person)) {
        for (let run = 0; run < RUNS; run += 1) {
          const shell = await putShell(browser, product.address, WORD)
          for (const state of STATES)
            floors[state].push(await once(browser, at(lead(route)), state === 'asleep'))
          await putShell(browser, product.address, shell)
          for (const state of STATES)
            openings[state].push(await once(browser, at(lead(route)), state === 'asleep'))
        }
        console.log(route, ...STATES.map((state) => `${state} ${openings[state].at(-1)?.firstPaint} ms`))
      }
    } finally {
      await browser.close()
    }
  }
} finally {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
}
const line = (
  name: string,
  figures: readonly Opened[],
  figure: 'firstPaint' | 'content' = 'firstPaint',
): string => {
  const numbers = figures.map((one) => one[figure])
  return `| ${name} | ${[0.5, 0.95, 1].map((part) => `${Math.round(share(numbers, part))} ms`).join(' | ')} |`
}
/** How many times as long as a word of the same worker the shell takes, at the median and at p95. */
const ratio = (state: 'asleep' | 'awake'): string =>
  [0.5, 0.95]
    .map((part) => {
      const [shell = 0, word = 1] = [openings[state], floors[state]].map((all) =>
        share(
          all.map(({ firstPaint }) => firstPaint),
          part,
        ),
      )
      return (shell / word).toFixed(2)
    })
    .join(' and ')
const table = [
  '| what | median | p95 | slowest |',
  '| --- | --- | --- | --- |',
  line('a page of one word', floors.browser),
  line('the same from the worker', floors.awake),
  line('the same, the worker asleep before', floors.asleep),
  line('first paint', openings.awake),
  line('first paint, the worker asleep before', openings.asleep),
  line('first content', openings.awake, 'content'),
  line('first content, the worker asleep before', openings.asleep, 'content'),
]
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/paint.json', JSON.stringify(openings, null, 2))
console.log(table.join('\n'))
for (const state of STATES) console.log(`against a word, ${state}: ${ratio(state)}`)
if (values.write === true) {
  const says = `${new Set(openings.asleep.map(({ path }) => path)).size} routes of the installed app without a network, each opened ${RUNS} times in a new tab of ${figuresBrowser()}, CPU ÷ ${SLOWER}; against a word of the same worker ${ratio('awake')} (median and p95), the worker asleep before ${ratio('asleep')}`
  for (const file of ['docs/performance.md', 'README.md']) await publish(file, 'first paint', says, table)
}
process.exitCode =
  share(
    openings.awake.map(({ firstPaint }) => firstPaint),
    0.95,
  ) <= AIM
    ? 0
    : 1
