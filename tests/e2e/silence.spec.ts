import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, signIn, test } from '../support/journey.ts'
import { startLine } from '../support/line.ts'
import { firstPage, phone, workerReady } from '../support/phone.ts'

test.use({ serviceWorkers: 'allow' })

test('a host’s first visit keeps the whole workplace, and a server that never answers leaves no page without a word', async ({
  baseURL,
}) => {
  const line = await startLine(Number(new URL(baseURL ?? '').port))
  const directory = mkdtempSync(join(tmpdir(), 'silence-'))
  const context = await phone(directory, `http://localhost:${line.port}`)
  try {
    const page = await firstPage(context)
    await signIn(page, 'host', '/host')
    await workerReady(page)
    // As the build lists them; the journey's page asked for a few of them itself.
    const workplace = await page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text()
      return Array.from(worker.matchAll(/"(assets\/host\/[^"]+)"/g), ([, url]) => `/${url}`)
    })
    expect(workplace.length).toBeGreaterThan(10)
    const missing = () =>
      page.evaluate(async (wanted) => {
        const cache = await caches.open('ghe-shell')
        const there = await Promise.all(wanted.map((url) => cache.match(url)))
        return there.filter((file) => file === undefined).length
      }, workplace)
    await expect.poll(missing, { timeout: 30_000 }).toBe(0)

    line.silence()
    await page.goto('/host/calendar', { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Đang tải' })).toHaveCSS('opacity', '1')
    // Results that were never seen: nothing but the document is there.
    await page.goto('/list-room', { waitUntil: 'commit' })
    await expect(page.getByText('Đang mở… Mạng đang chậm.')).toBeVisible()
    // A link while the page is waited for; the app, once it stands, says what is missing, with a button.
    const again = page
      .getByRole('link', { name: 'Thử lại' })
      .or(page.getByRole('main').getByRole('button', { name: 'Thử lại' }))
    await expect(again).toBeVisible()
    line.mend()
    // The link may go just as it is reached for: then the button has come.
    await expect(() => again.click({ timeout: 1000 })).toPass()
    // The page that was wanted, not one that tells of a failure.
    await expect(page.getByRole('heading', { level: 1, name: 'Chỗ ở tại Đà Lạt' })).toBeVisible({
      timeout: 30_000,
    })
  } finally {
    await context.close()
    await line.close()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
})
