import type { Page, Route } from '@playwright/test'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { dayFromNow } from '../support/days.ts'
import { builtFiles } from '../support/builtFiles.ts'
import { expect, signIn, test } from '../support/journey.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import { workerReady } from '../support/phone.ts'

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

test('what is not there says so, to machines too', async ({ page, request }) => {
  for (const path of ['/no-such-page', '/hotel/nonsense', '/villa/00000000-0000-7000-8000-000000000000']) {
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang này' })).toBeVisible()
    await expect(page).toHaveTitle(/^Không tìm thấy trang này · /)
    await expect(page.getByRole('link', { name: 'Quay lại trang chủ' })).toHaveAttribute('href', '/')
  }
})

test('a page of one’s own asks to sign in and comes back; signed in, the sign-in page leads home', async ({
  page,
}) => {
  await page.goto('/booking?tab=booked')
  await expect(page).toHaveURL(/\/login\?back=%2Fbooking%3Ftab%3Dbooked/)
  await signIn(page, 'guest')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
})

test('who signs out goes on reading the page that was open', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 })
  await signIn(page, 'guest')
  await page.goto('/')
  // What is below is taken over by the app when it is looked at: it must not need to be asked for anew.
  await page.route(`**${API_BASE}${ENDPOINTS['home.blocks'].path}*`, (route) => route.abort())
  await page
    .getByRole('button', { name: /Nguyễn Minh Anh|Tài khoản/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('signed_in')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('main [data-coming]')).toHaveCount(0)
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Đà Lạt/ })
      .first(),
  ).toBeVisible()
})

test('another language comes at once and takes nothing away', async ({ page }) => {
  await page.goto('/login')
  await answering(page)
  await page.locator('input[name=identifier]').fill('an@example.com')
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Sign in · Ghé')
  await expect(page.locator('input[name=identifier]')).toHaveValue('an@example.com')
})

test('another language reaches a page of which the last parts do not answer yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/list-room')
  await page.getByRole('searchbox').fill('hồ')
  await answering(page)
  await page.getByRole('button', { name: 'Ngôn ngữ, tiền tệ và giao diện' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places to stay in Đà Lạt')
  // What wakes only now finds the page in another language than the server wrote it in; a mismatch would be an error.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('footer')).toContainText('Terms')
  await expect(page.getByRole('searchbox')).toHaveValue('hồ')
})

test('the title is read out and the focus starts anew after a change of page', async ({ page }) => {
  await page.goto('/news')
  await answering(page)
  // Within the page: a link of the frame may load it anew while the frame is still to be taken over, and then the browser announces it.
  const article = page.locator('main a[href^="/new/"]').first()
  await article.click()
  await expect(page).toHaveURL(/\/new\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Tin tức và sự kiện')
  const title = await heading.innerText()
  await expect(page.getByRole('status').filter({ hasText: `${title} · Ghé` })).toBeAttached()
  await expect(page.locator('main')).toBeFocused()
})

test('a page of the server is cut off from other windows; the shell, which the worker opens without waiting, is not', async ({
  request,
}) => {
  const opener = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['cross-origin-opener-policy']
  for (const path of ['/', '/login', '/booking']) expect(await opener(path), path).toBe('same-origin')
  expect(await opener('/index.html')).toBe('unsafe-none')
})

/** What has moved on this page by itself so far: how far, and what. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    const seen: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const sources: unknown = Reflect.get(entry, 'sources')
        const what = (Array.isArray(sources) ? sources : []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 60) : '',
        )
        seen.push(`${String(Reflect.get(entry, 'value'))}: ${what.join(' | ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    observer.disconnect()
    return seen
  })

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
      // On a quick machine the parts come together, and on a slow phone one after another: both stand still.
      for (const rate of [1, 4]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        await page.goto('/')
        await expect(page.locator('main article').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await moved(page), `CPU ÷ ${rate}`).toEqual([])
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.getByRole('button', { name: 'Tìm chỗ ở' }).click()
      await page.waitForURL(/\/list-room/)
      await expect(page.locator('main article').first()).toBeVisible()
      await page.goBack()
      await expect(page.locator('main article').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await moved(page), 'by the back button').toEqual([])
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
