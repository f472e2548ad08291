import { API_BASE, ENDPOINTS } from '../../contract/endpoints.ts'
import { expect, PASSWORD, PEOPLE, test } from '../support/journey.ts'

/** What the page hears at the moments of its start. */
const EARLY = 'DOMContentLoaded'
const ANSWERING = 'ghe:ready'

const CASES = [
  { moment: EARLY, how: 'tap', filledBy: 'hand' },
  { moment: EARLY, how: 'Enter', filledBy: 'the browser' },
  { moment: ANSWERING, how: 'tap', filledBy: 'the browser' },
  { moment: ANSWERING, how: 'Enter', filledBy: 'hand' },
  { moment: ANSWERING, how: 'Enter', filledBy: 'the browser' },
] as const

for (const { moment, how, filledBy } of CASES)
  test(`a sign-in filled in by ${filledBy} and sent by ${how} at ${moment} arrives, once`, async ({
    page,
    context,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    const posted: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname.endsWith('login')) posted.push(pathname)
    })
    await page.addInitScript(
      (given) => {
        document.addEventListener(given.moment, () => {
          const form = document.querySelector<HTMLFormElement>('form[method=post]')
          for (const [name, value] of Object.entries(given.values)) {
            const field = form?.elements.namedItem(name)
            if (!(field instanceof HTMLInputElement)) continue
            field.value = value
            // A browser that fills in by itself does not always tell the page.
            if (given.filledBy === 'hand') field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          }
          if (given.how === 'tap') form?.querySelector<HTMLElement>('button[type=submit]')?.click()
          else form?.requestSubmit()
        })
      },
      { moment, how, filledBy, values: { identifier: PEOPLE.guest, password: PASSWORD } },
    )
    // A slow phone: there is time between the word that the app answers and the last of the page taken over.
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/login')
    await page.waitForURL((address) => address.pathname === '/')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bạn muốn ghé đâu?')
    expect(posted).toEqual([API_BASE + ENDPOINTS['account.login'].path])
    expect(warnings.filter((text) => text.includes('Uncompiled'))).toEqual([])
  })

test('nothing on the sign-in page moves under the finger when the app takes it over', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const button = page.locator('form button[type=submit]').first()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const before = await button.boundingBox()
  release()
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  await expect(page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
