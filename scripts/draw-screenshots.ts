import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { signIn } from '../tests/support/journey.ts'
import { startProduct } from '../tests/support/product.ts'

// Takes the pictures that a browser shows before the app is installed (public/screenshots) from the built app and its
// demo: npm run build && npx tsx scripts/draw-screenshots.ts

const folder = new URL('../public/screenshots/', import.meta.url)
const NARROW = { width: 400, height: 800, scale: 2 }
const WIDE = { width: 1280, height: 800, scale: 1.5 }

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)))
}

await mkdir(folder, { recursive: true })
const product = await startProduct(3210)
const browser = await chromium.launch(chromiumLaunch())

async function visit({ width, height, scale }: typeof NARROW): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  return await context.newPage()
}

try {
  const wide = await visit(WIDE)
  await wide.goto('/')
  await take(wide, 'home-wide')
  await wide.goto('/list-room')
  await take(wide, 'search-wide')

  const narrow = await visit(NARROW)
  await narrow.goto('/')
  await take(narrow, 'home')
  await signIn(narrow, 'guest', '/booking')
  await narrow.goto('/booking?tab=booked')
  const stay = (await narrow.locator('article h2 a').first().getAttribute('href')) ?? ''
  await narrow.goto(stay)
  await narrow.locator('h1').first().waitFor()
  await take(narrow, 'booking')
  await narrow.goto(`${stay}/checkin`)
  await narrow.locator('h1').first().waitFor()
  await take(narrow, 'checkin')
} finally {
  await browser.close()
  await product.stop()
}
