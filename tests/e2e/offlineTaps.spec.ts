import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request as http, type BrowserContext, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { aboutBooking, nameOf } from '#sw/records.ts'
import { RECORDS, SESSION } from '#sw/tables.ts'
import { expect, test } from '../support/journey.ts'
import { setClock } from '../support/month/moved.ts'
import { newcomer } from '../support/newcomer.ts'
import { ownHost, ownPlace, paidStay } from '../support/own.ts'
import { firstPage, phone, workerReady } from '../support/phone.ts'
import { startWire, type Wire } from '../support/wire.ts'

const DAY = 86_400_000
/** So many days the phone lay in a drawer, without a network since. */
const LATER = [1, 8, 60] as const
/** After so many days a browser has thrown away the session's cookies. */
const COOKIES_LAST = 7

const SESSION_ROW = z.object({ account: z.string() })
const MANIFEST = z.object({ shortcuts: z.array(z.object({ name: z.string(), url: z.string() })) })

/** Those of some bookings that the device has the details of. */
const keptOf = async (page: Page, ids: readonly string[]): Promise<string[]> => {
  const { account, names } = await page.evaluate(
    async ([database, session, records]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const opened = await done(indexedDB.open(database))
      const tables = opened.transaction([session, records])
      const [known]: unknown[] = await done(tables.objectStore(session).getAll())
      const names = await done(tables.objectStore(records).getAllKeys())
      opened.close()
      return { account: known, names: names.map(String) }
    },
    ['ghe-account', SESSION.name, RECORDS.name] as const,
  )
  const asked = SESSION_ROW.parse(account).account
  const kept = await Promise.all(
    ids.map(async (id) => names.includes(await nameOf(asked, aboutBooking(id, '0')))),
  )
  return ids.filter((_id, index) => kept[index])
}

let directory = ''
let wire: Wire
let context: BrowserContext
let page: Page

test.beforeEach(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'drawer-'))
  wire = await startWire(baseURL ?? '')
})
test.afterEach(async () => {
  await context.close()
  await wire.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('by taps alone, after a cold start without a network, today’s code is one tap from home and none from the shortcut: after 1, 8 and 60 days', async ({
  baseURL,
}) => {
  const host = { request: await http.newContext({ baseURL: baseURL ?? '' }) }
  await ownHost(host)
  const place = await ownPlace(host)
  context = await phone(directory, wire.address, { engine: true })
  page = await firstPage(context)
  await newcomer(page)
  const codes = new Map<number, string>()
  const kits: string[] = []
  for (const days of LATER) {
    const stay = await paidStay(page, place, { from: days, nights: 2 })
    codes.set(days, stay.code)
    kits.push(stay.id)
  }
  await page.goto('/')
  await workerReady(page)
  await page.goto('/')
  await expect.poll(() => keptOf(page, kits)).toEqual(kits)
  await context.close()
  wire.cut()

  const { shortcuts } = MANIFEST.parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))
  const shortcut = shortcuts.find(({ name }) => name === 'Mã nhận phòng')?.url ?? ''
  for (const days of LATER) {
    const code = codes.get(days) ?? ''
    const coldStart = async (at: string) => {
      context = await phone(directory, wire.address, { engine: true })
      if (days > COOKIES_LAST) await context.clearCookies()
      await setClock(context, days * DAY)
      await context.setOffline(true)
      page = await firstPage(context)
      await page.goto(at)
    }
    let taps = 0
    await test.step(`from home, after ${days} days`, async () => {
      await coldStart('/')
      await page.getByRole('link', { name: /Mã nhận phòng/ }).click()
      taps += 1
      await expect(page.getByText(code)).toBeVisible()
      await expect(page.locator('svg[role=img] path')).toBeVisible()
      await context.close()
    })
    await test.step(`from the shortcut, after ${days} days`, async () => {
      await coldStart(shortcut)
      await expect(page.getByText(code)).toBeVisible()
      await expect(page.locator('svg[role=img] path')).toBeVisible()
      await context.close()
    })
    process.stdout.write(`after ${days} days: ${taps} tap from home, 0 from the shortcut\n`)
  }
})
