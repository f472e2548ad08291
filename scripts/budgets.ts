import { existsSync, readFileSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import * as z from 'zod/mini'
import { packPath, WORKPLACES, type Workplace } from '../contract/worker.ts'
import { suiteLaunch } from '../tests/support/chromium.ts'
import { startProduct } from '../tests/support/product.ts'
import { publicPages } from './pages.ts'
import { publish } from './publish.ts'

/** `--write` publishes the table. What a page may weigh, in kB as sent (brotli): the home page's script, what a route adds to it, the installed app. */
const BUDGET = { home: 110.5, route: 22, precache: 556, html: 14 } as const
const PORT = 3300
const CLIENT = 'dist/client'

type Weight = { script: number; style: number; html: number }

/** What a first visit fetches until the page answers taps, in kB. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  // Plain entries come back; what they mean is worked out here. What is asked for after that moment waits for its turn there.
  const entries = await page.evaluate(() => {
    const [answers] = performance.getEntriesByName('interactive')
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => answers !== undefined && startTime <= answers.startTime)
      .map((entry) => ({ address: entry.name, kind: entry.entryType, size: entry.encodedBodySize }))
  })
  const sum = (test: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(test).reduce((total, entry) => total + entry.size, 0) / 1000
  const ends = (ending: string) => sum(({ address: url }) => new URL(url).pathname.endsWith(ending))
  const weight = { script: ends('.js'), style: ends('.css'), html: sum(({ kind }) => kind === 'navigation') }
  await context.close()
  return weight
}

/** Whether the first answer after a start is as whole as the next: a part that is missing once breaks that page's start. */
async function answersAlike(address: string): Promise<boolean> {
  const text = async () => (await fetch(address)).text()
  const parts = (html: string) => (html.match(/<\w+/g) ?? []).join()
  return parts(await text()) === parts(await text())
}

const listed = z.object({ url: z.string(), pack: z.optional(z.string()) })

/**
 * What the worker keeps for a start without a network, in kB as sent: everybody's, and beside it that of a workplace. Files
 * that stand in a pack are sent in it.
 */
function precacheWeight(workplace?: Workplace): { files: number; weight: number } {
  const worker = readFileSync(`${CLIENT}/sw.js`, 'utf8')
  const entries = Array.from(worker.matchAll(/\{[^{}]*"url":"[^{}]*\}/g), ([text]) =>
    listed.parse(JSON.parse(text)),
  ).filter(({ url }) => WORKPLACES.find((name) => url.startsWith(`assets/${name}/`)) === workplace)
  const sent = new Set(
    entries.map(({ url, pack }) => CLIENT + (pack === undefined ? `/${url}` : packPath(pack))),
  )
  const size = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  return {
    files: entries.length,
    weight: Array.from(sent).reduce((sum, file) => sum + size(file), 0) / 1000,
  }
}

const builtFiles = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)

/** What everybody keeps and cannot start without a file that only a workplace keeps: there must be none. */
function leaning(): string[] {
  const built = builtFiles.parse(JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')))
  const ofWorkplace = (file: string) => WORKPLACES.some((name) => file.startsWith(`assets/${name}/`))
  return Object.entries(built)
    .filter(([, { file }]) => !ofWorkplace(file))
    .filter(([, { imports }]) => imports?.some((name) => ofWorkplace(built[name]?.file ?? '')))
    .map(([name]) => `${name} leans on a workplace's file`)
}

const product = await startProduct(PORT)
const lines = ['| page | script | styles | document | budget for script |', '| --- | --- | --- | --- | --- |']
const over: string[] = []
const kB = (size: number) => `${size.toFixed(1)} kB`
try {
  const browser = await chromium.launch(suiteLaunch({ pictures: false }))
  for (const { name, path } of await publicPages(product.address)) {
    if (!(await answersAlike(product.address + path))) over.push(`${name}: its first answer is not whole`)
    const { script, style, html } = await weigh(browser, product.address + path)
    const limit = name === 'home' ? BUDGET.home : BUDGET.home + BUDGET.route
    if (script > limit) over.push(`${name}: ${kB(script)} of script`)
    lines.push(`| ${name} | ${kB(script)} | ${kB(style)} | ${kB(html)} | ${limit} kB |`)
  }
  await browser.close()
} finally {
  await product.stop()
}
const { files, weight } = precacheWeight()
lines.push(`| installed app, ${files} files | ${kB(weight)} | | | ${BUDGET.precache} kB |`)
for (const workplace of WORKPLACES) {
  const kept = precacheWeight(workplace)
  if (kept.files > 0)
    lines.push(`| beside it for ${workplace}, ${kept.files} files | ${kB(kept.weight)} | | | – |`)
}
if (weight > BUDGET.precache) over.push(`precache: ${kB(weight)}`)
over.push(...leaning())
if (files === 0) over.push('the worker precaches nothing')
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/budgets.md', `${lines.join('\n')}\n`)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) {
  const says =
    'What a first visit fetches as sent (brotli) until the page answers taps, and what the installed app keeps'
  await publish('docs/performance.md', 'sizes', says, lines)
  await publish('README.md', 'sizes', says, lines)
}
if (over.length > 0) {
  console.error(`Over budget: ${over.join('; ')}`)
  process.exitCode = 1
}
