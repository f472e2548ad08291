import type { Page } from '@playwright/test'
import { builtFiles } from '../support/builtFiles.ts'
import { axeClean, expect, test } from '../support/journey.ts'

/** What a page lacks on its first visit, before there is a worker that has everything. */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

const CHOICES = builtFiles('src/features/search/widget/choices.ts')

/** The page has come to rest: it has what would say that something is missing. */
const settles = (page: Page) => {
  const { script } = builtFiles('src/app/ErrorPage.tsx')
  return page.waitForResponse((answer) => answer.url().endsWith(script))
}

test('a page that is not there says so within the app, leaves the ways on, and comes with the network', async ({
  page,
  context,
}) => {
  const settled = settles(page)
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const tap = (name: string) => page.getByRole('navigation').getByRole('link', { name }).tap()
  await page.goto('/')
  await settled
  await context.setOffline(true)
  await tap('Tài khoản')
  await heading('Chưa mở được trang này')
  await axeClean(page)
  await tap('Trang chủ')
  await heading('Bạn muốn ghé đâu?')
  await tap('Tài khoản')
  await heading('Chưa mở được trang này')
  await context.setOffline(false)
  await heading('Chào bạn trở lại')
})

for (const [what, file = 'none', late] of [
  ['script', CHOICES.script],
  ['style', CHOICES.styles[0]],
  ['style, once the page has looked for what it lacks,', CHOICES.styles[0], true],
] as const)
  test(`a part whose ${what} is lost on the way takes nothing off the page, and is there once it has come`, async ({
    page,
  }) => {
    let asked = 0
    const looked = late ? settles(page) : undefined
    await page.route(`**/${file}`, async (route) => {
      if (asked++ > 0) return route.continue()
      await looked
      return route.abort()
    })
    await page.goto('/')
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Bạn muốn ghé đâu?' })).toBeVisible()
    await page.locator('summary', { hasText: 'Khách và phòng' }).tap()
    const more = page.getByRole('button', { name: 'Thêm một người lớn' })
    await more.tap()
    await expect(page.locator('summary', { hasText: '3 khách, 1 phòng' })).toBeVisible()
    // Its own look, not the browser's grey one.
    await expect(more).toHaveCSS('border-style', 'solid')
  })

test('pictures that are tapped large without a network say that they come with one, and open then', async ({
  page,
  context,
  house,
}) => {
  const settled = settles(page)
  await page.goto(house.place.path)
  await settled
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /^Xem ảnh lớn/ })
    .first()
    .tap()
  await expect(page.getByText('Phần này chưa có trên máy. Có mạng là mở ngay.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})
