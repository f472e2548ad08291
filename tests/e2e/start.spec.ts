import type { Page, Route } from '@playwright/test'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { dayFromNow } from '../support/days.ts'
import { builtFiles } from '../support/builtFiles.ts'
import { expect, test } from '../support/journey.ts'
import { answering, newcomer } from '../support/newcomer.ts'

/** The built file of a module that is loaded by itself. */
const builtFile = (module: string) => new RegExp(builtFiles(module).script)

/** Holds back the app's script, or the files of it that are named so, until it is let through. */
async function holdScript(page: Page, files = /\/assets\/.*\.js$/): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let open = false
  await page.route(files, async (route) => {
    if (open) await route.continue()
    else waiting.push(route)
  })
  return async () => {
    open = true
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

test('a public page is read and used before its script is there', async ({ page }) => {
  await holdScript(page)
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('navigation', { name: 'Main pages' })).toContainText('Stays')
  expect(new URL(page.url()).search).toBe('')
})

test('a phone whose clock is two months behind takes a place’s page over as it was drawn', async ({
  page,
}) => {
  await page.goto('/list-room')
  const place = await page.locator('main article h2 a').first().getAttribute('href')
  const [year, month] = dayFromNow(0).split('-').map(Number)
  await page.addInitScript((behind) => {
    const now = Date.now
    Date.now = () => now() - behind
  }, 61 * 86_400_000)
  await page.goto(place ?? '')
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
  await page.locator('#nights').scrollIntoViewIfNeeded()
  await expect(page.locator('#nights [data-next]')).toBeEnabled()
  await expect(page.locator('#nights')).toContainText(`tháng ${month} năm ${year}`)
})

test('what was tapped and typed before the app answers is not lost', async ({ page }) => {
  const letThrough = await holdScript(page)
  await page.goto('/login')
  await page.locator('input[name=identifier]').fill('khach@ghe.test')
  await page.locator('input[name=password]').fill('secret')
  await page.locator('input[name=password] ~ button, :has(> input[name=password]) button').first().click()
  await letThrough()
  await answering(page)
  await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text')
  await expect(page.locator('input[name=identifier]')).toHaveValue('khach@ghe.test')
})

test('what is tapped in a part of the page whose script comes once it is looked at is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await answering(page)
  const letThrough = await holdScript(page)
  const plays = page.getByRole('button', { name: /^Xem video/ })
  const films = await plays.count()
  expect(films).toBeGreaterThan(0)
  await plays.first().click()
  await letThrough()
  await expect(plays).toHaveCount(films - 1)
})

test('a slow phone hears what was typed before the app took the page over', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await holdScript(page)
  await page.goto('/list-room', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('hồ Tuyền Lâm')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await letThrough()
  await answering(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('searchbox').blur()
  await expect(page).toHaveURL(/search_content/)
  await expect(page.getByRole('searchbox')).toHaveValue('hồ Tuyền Lâm')
})

test('choices made in the search before the app answers count', async ({ page }) => {
  const letThrough = await holdScript(page)
  await page.goto('/')
  const guests = page.locator('summary', { hasText: 'Khách và phòng' })
  await page.locator('summary', { hasText: 'Điểm đến' }).click()
  await page.getByText('Sa Pa', { exact: true }).first().click()
  await guests.click()
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
  await letThrough()
  await expect(guests).toContainText('4 khách, 1 phòng')
  await expect(page.locator('summary', { hasText: 'Điểm đến' })).toContainText('Sa Pa')
})

test('filters and an order chosen before the app answers narrow the results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await holdScript(page)
  await page.goto('/list-room')
  await page.getByRole('checkbox', { name: 'Villa' }).check()
  await page.getByRole('checkbox', { name: 'Căn hộ' }).check()
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption({ label: 'Giá thấp đến cao' })
  await letThrough()
  await expect(page).toHaveURL(/resort_type=%5B1%2C2%5D/)
  await expect(page).toHaveURL(/sort_by_field/)
  for (const kind of ['Villa', 'Căn hộ'])
    await expect(page.getByRole('button', { name: `Bỏ lọc ${kind}` })).toBeAttached()
  await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('priceUp')
})

test('a destination chosen on a phone closes its sheet before the app answers, and is searched for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letThrough = await holdScript(page, builtFile('src/features/search/widget/choices.ts'))
  await page.goto('/')
  await answering(page)
  await page.locator('summary', { hasText: 'Điểm đến' }).click()
  const choice = page.getByRole('search').locator('label', { hasText: 'Sa Pa' })
  await choice.click()
  await expect(choice).toBeHidden()
  await page.getByRole('button', { name: 'Tìm chỗ ở' }).click()
  await letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỗ ở tại Sa Pa')
})

test('what is tapped, ticked and chosen before the document has been read to its end counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => {
    let done = false
    new MutationObserver((_changes, observer) => {
      const more = document.querySelector<HTMLElement>('[aria-label="Thêm một người lớn"]')
      const villa = document.querySelector<HTMLElement>('input[name=resort_type][value="1"]')
      if (done || !more || !villa) return
      done = true
      observer.disconnect()
      more.click()
      villa.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/list-room')
  await expect(page.locator('summary', { hasText: 'Khách và phòng' })).toContainText('3 khách, 1 phòng')
  await expect(page).toHaveURL(/resort_type=%5B1%5D/)
})

test('a kind of experience that is ticked stays ticked while the answer is on its way, and so does the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/list-service')
  await answering(page)
  const letThrough = await holdScript(page, new RegExp(ENDPOINTS['service.search'].path))
  const kinds = page.locator('input[name=service_kind]')
  await kinds.nth(0).check()
  await kinds.nth(1).check()
  await letThrough()
  await expect(page).toHaveURL(/service_kind=%5B%22\w+%22%2C%22\w+%22%5D/)
  await expect(page.locator('input[name=service_kind]:checked')).toHaveCount(2)
})

test('what is tapped in a part whose script is on its way outlasts what is changed beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await holdScript(page, builtFile('src/features/search/widget/choices.ts'))
  await page.goto('/list-room')
  await answering(page)
  const guests = page.locator('summary', { hasText: 'Khách và phòng' })
  await guests.click()
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
  await page.getByRole('searchbox').fill('hồ Tuyền Lâm')
  await page.getByRole('searchbox').blur()
  await expect(page).toHaveURL(/search_content/)
  await letThrough()
  await expect(guests).toContainText('3 khách, 1 phòng')
  await expect(page.getByRole('searchbox')).toHaveValue('hồ Tuyền Lâm')
})

test('what was ticked in a part that answers before the others counts for the button tapped in that moment', async ({
  page,
}) => {
  await newcomer(page)
  const letSaving = await holdScript(page, builtFile('src/features/favourite/saved/SaveSearch.tsx'))
  const letChoices = await holdScript(page, builtFile('src/features/search/widget/choices.ts'))
  await page.addInitScript(() =>
    addEventListener('ghe:there', ({ target }) => {
      if (!(target instanceof Element) || target.querySelector('input[type=checkbox]') === null) return
      for (const button of target.querySelectorAll('button')) setTimeout(() => button.click())
    }),
  )
  await page.goto('/list-room')
  await answering(page)
  await page.getByLabel('Báo cho tôi khi giá giảm hoặc có phòng lại').check()
  await letSaving()
  await letChoices()
  await expect(page.getByText('Ghé sẽ báo khi giá giảm hoặc nơi đã hết phòng có phòng lại.')).toBeVisible()
})

test('a tap in the very moment in which a part begins to answer counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const remove = Element.prototype.removeAttribute
    let tapped = false
    // By now the part hears taps, and the mark that says it does not yet still stands.
    Element.prototype.removeAttribute = function (name) {
      const more = this.querySelector<HTMLElement>('[aria-label="Thêm một người lớn"]')
      if (name === 'data-coming' && more !== null && !tapped) {
        tapped = true
        more.click()
      }
      remove.call(this, name)
    }
  })
  await page.goto('/')
  await answering(page)
  const guests = page.locator('summary', { hasText: 'Khách và phòng' })
  await expect(guests).toContainText('3 khách, 1 phòng')
  await guests.click()
  await page.getByRole('button', { name: 'Thêm một người lớn' }).click()
  await expect(guests).toContainText('4 khách, 1 phòng')
})

for (const [name, path] of [
  ['home', '/'],
  ['rooms', '/list-room'],
  ['services', '/list-service'],
  ['news', '/news'],
] as const)
  test(`what was scrolled to before the app answers stays where it is: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const letThrough = await holdScript(page)
    await page.goto(path)
    const moved = await page.evaluateHandle(() => {
      const seen: string[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: unknown = Reflect.get(entry, 'sources')
          for (const { node } of Array.isArray(sources) ? sources : [])
            if (Number(Reflect.get(entry, 'value')) > 0.01)
              seen.push(node instanceof Element ? node.outerHTML : '')
        }
      })
      scrollTo({ top: 600, behavior: 'instant' })
      // What comes into view is laid out first; the app is let through after that.
      requestAnimationFrame(() => requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })))
      document.addEventListener('ghe:frame', () => document.body.toggleAttribute('data-whole', true))
      return seen
    })
    await letThrough()
    await answering(page)
    await expect(page.locator('body[data-whole]')).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(600)
    expect(await moved.jsonValue()).toEqual([])
  })

test('a page that failed, and whose own page for that does not come either, is not left without a word', async ({
  browser,
  baseURL,
}) => {
  // A browser of its own: here the console is meant to speak of what failed.
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await newcomer(page)
  const letThrough = await holdScript(page, builtFile('src/app/ErrorPage.tsx'))
  await page.route(builtFile('src/routes/booking/now.tsx?tsr-split=component---loader'), (route) =>
    route.abort(),
  )
  await page.goto('/booking/now')
  // The page is asked for once more first: who looks meanwhile looks at one that goes, so the page itself says when it speaks.
  const says = (words: string) =>
    page.waitForFunction((expected) => {
      const main = document.querySelector('main')
      if (main === null) return false
      const { visibility, content } = getComputedStyle(main, '::after')
      return (visibility === 'visible' && content.includes('Đang mở') ? content : '') === expected
    }, words)
  await says('"Đang mở… Mạng đang chậm."')
  await letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await says('')
})
