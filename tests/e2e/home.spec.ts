import { expect, test } from '../support/journey.ts'
import { workerReady } from '../support/phone.ts'
import { watched } from '../support/still.ts'

for (const width of [360, 768, 1280, 1440])
  test(`home’s search stands as high in the letters that stand in as in the app’s own, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const top = async () => {
      await page.goto('/')
      const letters = await page.evaluate(async () => {
        const faces = await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
        return faces.filter(({ status }) => status === 'fulfilled').length
      })
      return { letters, top: (await page.getByRole('search').boundingBox())?.y }
    }
    const own = await top()
    await page.route('**/*.woff2', (route) => route.abort())
    const standIn = await top()
    expect(standIn.letters).toBeLessThan(own.letters)
    expect(Math.abs((standIn.top ?? 0) - (own.top ?? 999))).toBeLessThan(8)
  })

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`U7: home stands still for who comes back, at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await workerReady(page)
      const session = await context.newCDPSession(page)
      let moved = () => Promise.resolve<string[]>([])
      // On a quick machine the parts come together, and on a slow phone one after another: both stand still.
      for (const rate of [1, 4]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        await page.goto('/', { waitUntil: 'commit' })
        moved = await watched(page, 0)
        await expect(page.locator('main article').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await moved(), `CPU ÷ ${rate}`).toEqual([])
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.getByRole('button', { name: 'Tìm chỗ ở' }).click()
      await page.waitForURL(/\/list-room/)
      await expect(page.locator('main article').first()).toBeVisible()
      await page.goBack()
      await expect(page.locator('main article').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await moved(), 'by the back button').toEqual([])
    })

  test('U7: the mark of the empty shell is the one of the header', async ({ page, request }) => {
    const shapes = (html: string) => [...html.matchAll(/ d="([^"]+)" fill="#/g)].map(([, path]) => path)
    const shell = await (await request.get('/index.html')).text()
    await page.goto('/')
    const mark = (await page.locator('header a img').first().getAttribute('src')) ?? ''
    const drawn = shapes(await (await request.get(mark)).text())
    expect(drawn.length).toBeGreaterThan(3)
    expect(shapes(shell.slice(shell.indexOf('id="waiting"')))).toEqual(drawn)
  })
})
