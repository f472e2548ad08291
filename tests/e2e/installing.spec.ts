import type { PlaywrightWorkerArgs } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { startFront } from '../support/front.ts'
import { expect, test } from '../support/journey.ts'
import { workerStands } from '../support/phone.ts'
import { startSlowLine } from '../support/slowLine.ts'

/** What comes first may weigh so much, in kB as sent, what the page asks for meanwhile included. */
const FIRST = 250
/** The aim at 1.6 Mbit/s and 150 ms. Asked for one by one the files took 5.4 s: a browser lets a new worker ask for three at a time. */
const SECONDS = 3
/** How often a busy machine may try. */
const TIMES = 3

const kept = () => caches.open('ghe-shell').then(async (cache) => (await cache.keys()).length)

/** What a new phone on a slow line does until the worker stands: in how many seconds, with how many kB and files; then the rest comes. */
async function install(playwright: PlaywrightWorkerArgs['playwright'], port: number) {
  // TLS and HTTP/2 as in front of a server for real people: a first page and its worker share one connection.
  const front = await startFront(0, port)
  const line = await startSlowLine(Number(new URL(front.address).port))
  const { args, ...launch } = chromiumLaunch()
  const browser = await playwright.chromium.launch({
    ...launch,
    args: [...args, `--ignore-certificate-errors-spki-list=${front.key}`],
  })
  try {
    const page = await browser.newPage({ baseURL: `https://localhost:${line.port}` })
    await page.goto('/')
    await expect.poll(() => front.asked.some(({ path }) => path === '/sw.js'), { intervals: [20] }).toBe(true)
    const before = line.bytes()
    await workerStands(page)
    const stands = performance.now()
    // The front hears of it half a round after the phone has asked.
    const asked = (front.asked.find(({ path }) => path === '/sw.js')?.at ?? 0) - line.round / 2
    const weight = (line.bytes() - before) / 1000
    const files = await page.evaluate(kept)
    // Nobody touches the page.
    await expect.poll(() => page.evaluate(kept), { timeout: 30_000 }).toBeGreaterThan(files)
    return { seconds: (stands - asked) / 1000, weight, files }
  } finally {
    await browser.close()
    await line.close()
    front.stop()
  }
}

test('W15: on a slow line the worker stands after its first stage, and the rest comes when the page rests', async ({
  playwright,
  baseURL,
}) => {
  let quickest = Infinity
  // The line is as slow each time; what is slower still is this machine, which others work on as well.
  for (let time = 1; time <= TIMES && quickest >= SECONDS; time++) {
    const { seconds, weight, files } = await install(playwright, Number(new URL(baseURL ?? '').port))
    quickest = Math.min(quickest, seconds)
    test.info().annotations.push({
      type: 'measured',
      description: `stands after ${seconds.toFixed(2)} s, ${Math.round(weight)} kB, ${files} files on the device`,
    })
    expect(weight).toBeLessThan(FIRST)
  }
  expect(quickest).toBeLessThan(SECONDS)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that the worker has missed, as one opened anew past every cache, is taken in its charge', async ({
    page,
    context,
  }) => {
    // Looked at when the page begins: by the time that it has loaded, the worker may have it in its charge.
    await page.addInitScript(() => {
      Object.assign(window, { beganWithout: navigator.serviceWorker.controller === null })
    })
    await page.goto('/')
    await workerStands(page)
    const session = await context.newCDPSession(page)
    const again = page.waitForEvent('load')
    await session.send('Page.reload', { ignoreCache: true })
    await again
    expect(await page.evaluate((): unknown => Reflect.get(window, 'beganWithout'))).toBe(true)
    await workerStands(page)
  })
})
