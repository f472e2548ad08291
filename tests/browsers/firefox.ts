import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser as Driven, type Page } from 'puppeteer-core'
import { SCREEN, type Browser } from './browser.ts'

const PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/** Firefox, driven by WebDriver BiDi. Its profile outlives a restart, so the app can be opened by another process. */
export async function openFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const start = (): Promise<Driven> =>
    launch({
      browser: 'firefox',
      executablePath: PATH,
      headless: true,
      userDataDir: profile,
      defaultViewport: SCREEN,
      extraPrefsFirefox: { 'intl.accept_languages': 'vi-VN' },
    })
  let browser = await start()
  let page: Page = await browser.newPage()
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    ask: (expression) => page.evaluate(expression),
    type: (selector, text) => page.type(selector, text),
    click: (selector) => page.click(selector),
    async picture() {
      return Buffer.from(await page.screenshot())
    },
    async anew() {
      await browser.close()
      browser = await start()
      page = await browser.newPage()
    },
    async close() {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
