import 'temporal-polyfill/global'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { dayAt } from '#contract/nights.ts'
import { expect, inLanguage, speak, test } from '../support/languages.ts'
import { codeTo, freshEmail, freshPhone, lettersTo } from '../support/mailbox.ts'
import { ownBankAccount, ownHost, ownPlace, type OwnPlace } from '../support/own.ts'
import { startOwnProduct, type Product } from '../support/product.ts'

/** How long a page may take to learn what the clock has done; a page asks anew twice a minute. */
const LEARNS = { timeout: 40_000 }
const DAY = 24 * 60
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

let product: Product

/** Moves this product's clock forward, and with it what its jobs have to do; answers what it shows then. */
async function later(minutes: number): Promise<Date> {
  const answer = await fetch(`${product.address}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  const said: unknown = await answer.json()
  return new Date(typeof said === 'object' && said !== null && 'now' in said ? String(said.now) : '')
}

/** Until it is `time` in Việt Nam on `day`. */
async function until(day: string, time: string): Promise<void> {
  const now = await later(1)
  await later(Math.ceil((Date.parse(`${day}T${time}:00+07:00`) - now.getTime()) / 60_000))
}

/** How many days of its month are left after this one, in Việt Nam. */
function daysLeft(now: Date): number {
  const { day, daysInMonth } = Temporal.PlainDate.from(dayAt(Temporal.Instant.from(now.toISOString())))
  return daysInMonth - day
}

const textOf = async (path: string) => {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** What a tap on this button saves on the phone. */
async function saved(page: Page, name: string): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).tap(),
  ])
  return { name: download.suggestedFilename(), path: await download.path() }
}

inLanguage('vi', () => {
  test.beforeAll(async () => {
    product = await startOwnProduct({ SANDBOX: 'vnpay,mail,sms,push,social,partner,clock' })
  })
  test.afterAll(() => product.stop())

  test('a week of a guest and a host: found, booked without an account, kept, changed, checked in, rated and answered', async ({
    browser,
    language,
    words,
  }) => {
    const someone = async () => {
      const context = await browser.newContext({
        ...PHONE,
        baseURL: product.address,
        reducedMotion: 'reduce',
      })
      await speak(context, product.address, language)
      return await context.newPage()
    }
    const [guest, host] = [await someone(), await someone()]
    const bar = (page: Page, place: string) =>
      page
        .getByRole('navigation', { name: words('Thanh dưới') })
        .getByRole('link', { name: words(place) })
        .tap()
    /** The host opens the app and goes to work, by taps as everybody. */
    const toWork = async () => {
      await host.goto('/')
      await bar(host, 'Tài khoản')
      await host.getByRole('link', { name: words('Chuyển sang chủ nhà') }).tap()
    }
    const [email, phone] = [freshEmail(), freshPhone()]
    await ownBankAccount(host, await ownHost(host))
    const place: OwnPlace = await ownPlace(host)

    await test.step('found, and booked without an account', async () => {
      await guest.goto('/')
      await guest.getByRole('button', { name: words('Tìm chỗ ở') }).tap()
      await guest.getByRole('button', { name: words('Bộ lọc'), exact: true }).tap()
      await guest.getByRole('searchbox').fill(place.name)
      await guest.getByRole('searchbox').press('Enter')
      const found = words('{total, plural, =0 {Không có chỗ nào} other {Xem # chỗ ở}}', { total: 1 })
      await guest.getByRole('button', { name: found }).tap()
      await guest.locator('main article').getByRole('link', { name: place.name }).tap()
      const card = guest.getByRole('complementary')
      await card.getByRole('link', { name: words('Chọn ngày') }).tap()
      const free = guest.locator(`#nights [role=button][aria-label*="${words('còn chỗ')}"]`)
      // Within a week: who does not come back for longer is signed out. A phone shows one month.
      const first = daysLeft(await later(1)) < 4 ? 1 : 2
      if (first === 1) await guest.locator('#nights [data-next]').tap()
      await free.nth(first).tap()
      await free.nth(first + 2).tap()
      await card.locator('a[href*="/villa/booking"]').tap()
      await guest.getByLabel(words('Họ và tên')).fill('Phạm Thu Trà')
      await guest.getByLabel(words('Ngày sinh')).fill('17/02/1990')
      await guest.getByLabel(words('Số điện thoại')).fill(phone)
      await guest.getByLabel(words('Email')).fill(email)
      await guest.getByRole('checkbox', { name: words('Tôi đã đọc và sẽ theo nội quy này') }).tap()
      await guest
        .getByRole('button', { name: words('Tiếp tục') })
        .locator('visible=true')
        .tap()
      await guest
        .getByRole('dialog', { name: words('Xác nhận thanh toán') })
        .getByRole('button', { name: words('Giữ chỗ và trả {0}', { 0: '' }).trim() })
        .tap()
      const sheet = guest.getByRole('dialog', { name: words('Xác nhận số điện thoại') })
      const code = await codeTo(guest.request, `+84${phone.slice(1)}`)
      await sheet.getByLabel(words('Mã xác minh')).fill(code)
      await sheet.getByRole('button', { name: words('Xác minh và giữ chỗ') }).tap()
      await guest.locator('button[value=pay]').tap()
      await guest.getByRole('link', { name: words('Mở mã nhận phòng') }).tap()
      await expect(guest.locator('svg[role=img] path')).toBeVisible()
    })
    const id = /booking\/([\da-f-]{36})/.exec(guest.url())?.[1] ?? ''
    await guest.locator(`a[href="/booking/${id}"]`).first().tap()

    let day = { in: '', out: '' }
    await test.step('the letter is read, and the stay stands in the calendar', async () => {
      const letters = async () => await lettersTo(guest.request, email)
      await expect.poll(async () => (await letters()).length).toBeGreaterThan(0)
      const letter = (await letters()).find(({ files }) => files.length > 0)
      expect(letter?.text).toContain(`/booking/${id}`)
      const file = await saved(guest, words('Thêm vào lịch'))
      const [entry] = new ICAL.Component(ICAL.parse(await readFile(file.path, 'utf8'))).getAllSubcomponents(
        'vevent',
      )
      const event = new ICAL.Event(entry)
      expect(event.summary).toContain(place.name)
      day = { in: event.startDate.toString().slice(0, 10), out: event.endDate.toString().slice(0, 10) }
      expect(Date.parse(day.out) - Date.parse(day.in)).toBe(2 * DAY * 60_000)
    })

    await test.step('a child comes along: asked, agreed, paid', async () => {
      await later(60)
      await guest.getByRole('link', { name: words('Sửa đặt phòng') }).tap()
      await guest.getByRole('button', { name: words('Thêm một trẻ em') }).tap()
      await guest.getByRole('button', { name: words('Xem lại thay đổi') }).tap()
      await guest.getByRole('button', { name: words('Gửi chủ nhà') }).tap()
      await toWork()
      await host.locator(`main a[href="/host/bookings/${id}"]`).first().tap()
      await host.getByRole('button', { name: words('Đồng ý sửa'), exact: true }).tap()
      const sheet = host.getByRole('dialog', { name: words('Đồng ý sửa đặt phòng?') })
      await sheet.getByRole('button', { name: words('Đồng ý sửa') }).tap()
      await expect(sheet).toBeHidden()
      const pay = guest.getByRole('button', { name: words('Thanh toán qua {name}', { name: 'VNPay' }) })
      await expect(pay).toBeVisible(LEARNS)
      await pay.tap()
      await guest.locator('button[value=pay]').tap()
      await guest.locator(`a[href^="/booking/${id}"]`).first().tap()
    })

    await test.step('at the gate', async () => {
      await until(day.in, '14:30')
      await guest.goto('/')
      await guest.locator(`a[href="/booking/${id}/checkin"]`).first().tap()
      const picture = await guest.locator('svg[role=img]').screenshot()
      await toWork()
      await host.getByRole('link', { name: words('Quét mã nhận phòng') }).tap()
      const file = { name: 'code.png', mimeType: 'image/png', buffer: picture }
      await host.locator('input[type=file]').setInputFiles(file)
      await expect(host.getByRole('heading', { name: words('Đúng khách, mời vào') })).toBeVisible()
      await expect(host.getByText('Phạm Thu Trà')).toBeVisible()
      // The button is said in another way in English than the heading of the same word.
      await host.getByRole('button', { name: /^(Nhận phòng|Check in)$/ }).tap()
      await expect(host.getByRole('button', { name: words('Quét mã khác') })).toBeVisible()
    })

    await test.step('home again: rated, answered, the receipt kept', async () => {
      await until(day.out, '18:00')
      await later(DAY)
      await guest.goto('/')
      await bar(guest, 'Chuyến đi')
      await guest.locator(`main a[href^="/booking/${id}"]`).first().tap()
      const rate = guest.getByRole('button', { name: words('Viết đánh giá') })
      await expect(async () => {
        await guest.reload()
        await expect(rate).toBeVisible({ timeout: 3000 })
      }).toPass(LEARNS)
      await rate.tap()
      const rating = guest.getByRole('dialog')
      // The radio lies within its star, which is what a finger meets.
      const wonderful = rating.locator('label').filter({ hasText: words('Tuyệt vời') })
      await expect(wonderful).toHaveCount(3)
      for (const star of await wonderful.all()) await star.tap()
      await expect(rating.getByRole('radio', { name: words('Tuyệt vời'), checked: true })).toHaveCount(3)
      await rating.getByLabel(words('Cảm nhận của bạn')).fill('Suối ngay sau nhà, đêm nghe tiếng nước.')
      await rating.getByRole('button', { name: words('Gửi đánh giá'), exact: true }).tap()
      await expect(rating).toBeHidden()
      await toWork()
      const unanswered = words('{reviews, plural, other {# đánh giá chờ trả lời}}', { reviews: 1 })
      await host.getByRole('link', { name: unanswered }).tap()
      const review = host.getByRole('article').filter({ hasText: 'đêm nghe tiếng nước' })
      await review.getByRole('button', { name: words('Trả lời') }).tap()
      await host.getByLabel(words('Trả lời của bạn')).fill('Cảm ơn em, mùa khô lại lên nhé!')
      await host.getByRole('button', { name: words('Gửi trả lời') }).tap()
      await expect(host.getByText('mùa khô lại lên')).toBeVisible()
      const receipt = await saved(guest, words('Tải biên nhận (PDF)'))
      const text = await textOf(receipt.path)
      expect(text).toContain(place.name)
      expect(text).toMatch(/3[.,]200[.,]000/)
    })
  })
})
