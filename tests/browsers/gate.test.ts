import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import type { Browser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
const ROUTES = ['/', '/list-room', '/booking', '/list-service', '/news', '/outbox', '/nowhere-at-all']

let product: Product
let folder = ''
let browser: Browser | null = null
const opened = (): Browser => {
  if (browser === null) throw new Error('no browser is open')
  return browser
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  product = await startProduct(await freePort())
})
afterEach(async () => {
  await browser?.close()
  browser = null
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const comes = (expression: string, value: unknown = true) =>
  expect.poll(() => opened().ask(expression), { ...PATIENCE, message: expression }).toEqual(value)
const heading = `(document.querySelector('h1')?.textContent ?? '')`
const shows = (selector: string) => comes(`document.querySelector(${JSON.stringify(selector)}) !== null`)

/** Signs the demo's guest in by the sign-in page, and waits until the worker is in charge. */
async function signIn(): Promise<void> {
  await opened().open(`${product.address}/login?back=%2Fbooking`)
  await shows('input[name=identifier]')
  await opened().type('input[name=identifier]', DEMO_ACCOUNTS.guest.email)
  await opened().type('input[name=password]', DEMO_PASSWORD)
  await opened().click('form button[type=submit]')
  await comes(`location.pathname`, '/booking')
  await comes(`navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)`)
}

/** What a standard reader reads from the screen; nothing while the picture still shows the moment before the code. */
async function readFromScreen(): Promise<string> {
  const picture = join(folder, 'gate.png')
  writeFileSync(picture, await opened().picture())
  const { error, stdout } = spawnSync('zbarimg', ['--quiet', '--raw', picture], { encoding: 'utf8' })
  if (error) throw error
  return stdout.trimEnd()
}

describe.each([
  { name: 'Firefox ESR', start: openFirefox },
  { name: 'WebKitGTK', start: openWebKit },
])('with the server dead, in $name', ({ start }) => {
  test('the app opens anew, and the check-in code is read from its screen', async () => {
    browser = await start()
    await signIn()
    await opened().open(`${product.address}/booking?tab=booked`)
    await shows('article h2 a')
    const stay = String(await opened().ask(`document.querySelector('article h2 a').pathname`))
    const place = String(await opened().ask(`document.querySelector('article h2').textContent`))
    await opened().open(product.address + stay)
    await comes(`document.querySelector('main')?.textContent.includes(${JSON.stringify(place)})`)
    await opened().open(`${product.address}${stay}/checkin`)
    await shows('svg[role=img] path')
    await expect.poll(readFromScreen, PATIENCE).toMatch(/^[0-9A-Z $%*+\-./:]{150,190}$/)
    const signed = await readFromScreen()

    await product.stop()
    await expect(fetch(`${product.address}/readyz`)).rejects.toThrow()
    await opened().anew()

    await opened().open(`${product.address}${stay}/checkin`)
    await shows('svg[role=img] path')
    await comes(`document.querySelector('main, section')?.textContent.includes('đã lưu trên máy này')`)
    await expect.poll(readFromScreen, PATIENCE).toBe(signed)
    await opened().open(product.address + stay)
    await comes(`document.querySelector('main')?.textContent.includes(${JSON.stringify(place)})`)
    for (const route of ROUTES) {
      await opened().open(product.address + route)
      await comes(`${heading} !== ''`)
    }
  })
})
