import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { tileOf, tilesOfWay } from '#contract/mapTiles.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { expect, test } from '../support/journey.ts'
import { newcomer } from '../support/newcomer.ts'
import { ownHost, ownPlace, paidStay, type OwnPlace } from '../support/own.ts'
import { firstPage, phone, workerReady } from '../support/phone.ts'
import { writeTown } from '../support/pmtiles.ts'
import { startOwnProduct, type Product } from '../support/product.ts'

/** Where a host of their own lets, and a town of the operator's map, with a lake in its north-east, lies around it. */
const HERE = { lat: 11.94, lng: 108.44 }
test.use({ serviceWorkers: 'allow' })

let folder = ''
let product: Product
let place: OwnPlace
test.beforeAll(async ({ playwright }) => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'))
  writeTown(join(folder, 'town.pmtiles'), HERE)
  product = await startOwnProduct({ MAP_TILES: join(folder, 'town.pmtiles') })
  const request = await playwright.request.newContext({ baseURL: product.address })
  await ownHost({ request })
  place = await ownPlace({ request }, { house: { position: HERE } })
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The colour of a map, so many parts of its width and height from its corner. */
async function colourAt(map: Locator, right: number, down: number): Promise<string> {
  const picture = sharp(await map.screenshot())
  const { width, height } = await picture.metadata()
  const [left, top] = [Math.round(width * right), Math.round(height * down)]
  const { data } = await picture
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.subarray(0, 3).join()
}
/** North-east of the stay lies a lake, south-west of it land, on the operator's map alone. */
async function showsTown(page: Page): Promise<void> {
  const way = page.locator('#way')
  await way.getByRole('button', { name: 'Xem bản đồ' }).click()
  const map = way.getByRole('region', { name: /^Bản đồ: / })
  await expect(way.getByText('© OpenStreetMap')).toBeVisible()
  await expect
    .poll(async () => (await colourAt(map, 0.9, 0.3)) === (await colourAt(map, 0.93, 0.32)))
    .toBe(true)
  await expect
    .poll(async () => (await colourAt(map, 0.9, 0.3)) === (await colourAt(map, 0.3, 0.9)))
    .toBe(false)
  await expect(way.getByText('Nền bản đồ chưa tải hết.')).toBeHidden()
}

test('the operator’s own map: streets around a booked house, and there without a signal too, though nobody looked at it before', async () => {
  const before = await phone(folder, product.address)
  const page = await firstPage(before)
  await newcomer(page)
  await paidStay(page, place, { from: 3, nights: 1 })
  await page.goto('/booking?tab=booked')
  await workerReady(page)
  await page.getByRole('heading', { name: place.name }).getByRole('link').first().click()
  await page.waitForURL(/\/booking\/[\da-f-]{36}$/)
  const path = new URL(page.url()).pathname
  const kept = () =>
    page.evaluate(async (cache) => {
      const requests = await (await caches.open(cache)).keys()
      const files = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return {
        ways: requests.map(({ url }) => new URL(url).pathname),
        engine: files.flat().filter(({ url }) => url.includes('/assets/map/')).length,
      }
    }, ARRIVAL_CACHE)
  const way = tilesOfWay(HERE).map(String)
  await expect
    .poll(async () => (await kept()).ways.flatMap((path) => String(tileOf(path) ?? [])).toSorted(), {
      timeout: 60_000,
    })
    .toEqual(expect.arrayContaining(way))
  const built = readdirSync('dist/client/assets/map').filter((file) => !file.endsWith('.br'))
  await expect.poll(async () => (await kept()).engine, { timeout: 60_000 }).toBe(built.length)
  await before.close()

  // Nobody answers any more, the worker's own questions neither.
  await product.stop()
  const after = await phone(folder, product.address)
  await after.setOffline(true)
  const cold = await firstPage(after)
  await cold.goto(path)
  await showsTown(cold)
  await after.close()
})
