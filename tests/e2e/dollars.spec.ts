import { searchAnswer } from '#contract/shapes/search.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, inEveryLanguage, test } from '../support/languages.ts'
import { answering, newcomer } from '../support/newcomer.ts'

/** Each language takes nights of its own. */
const NIGHTS = { vi: 34, en: 38 }
const DOLLARS = /≈\s\$\d/
/** A day as both languages write it. */
const DAY = String.raw`\d+[/ ]\w+[/ ]\d{4}`

inEveryLanguage(() => {
  test('prices read in dollars, with the day of the rate, and are charged in đồng', async ({
    page,
    language,
    words,
  }) => {
    await newcomer(page)
    const [from_day, to_day] = [dayFromNow(NIGHTS[language]), dayFromNow(NIGHTS[language] + 2)]
    const stay = { from_day, to_day, number_of_adult: '2' }
    await page.goto(`/list-room?${new URLSearchParams(stay)}`)
    await answering(page)
    const card = page.locator('main article').first()
    await expect(card).toContainText('₫')
    await page.getByRole('button', { name: words('Ngôn ngữ, tiền tệ và giao diện') }).click()
    const panel = page.getByRole('dialog', { name: words('Ngôn ngữ, tiền tệ và giao diện') })
    await panel.getByRole('button', { name: words('Đô la ($)') }).click()
    const rated = (sentence: string, hole: string) => new RegExp(words(sentence, { [hole]: DAY }))
    await expect(panel).toContainText(
      rated('Giá đô la là ước tính theo tỷ giá ngày {0}. Bạn thanh toán bằng đồng.', '0'),
    )
    await page.keyboard.press('Escape')
    await expect(card).toContainText(DOLLARS)
    await expect(page.getByRole('contentinfo')).toContainText(
      rated(
        'Giá đô la là gần đúng, theo tỷ giá ngày {rateDay}; mọi khoản đều thanh toán bằng đồng.',
        'rateDay',
      ),
    )

    const search = { project_area_id: null, resort_type: [1], from_day, to_day, page_size: 50 }
    const { data } = searchAnswer.parse(await ask(page, 'search.resorts', search))
    const room = data.find(({ instant }) => instant)
    if (!room) throw new Error('nothing is to be had at once')
    const chosen = { ...stay, resort_id: room.resortId, rooms: `${room.roomId}:1` }
    await page.goto(`/villa/booking?${new URLSearchParams(chosen)}`)
    await page.waitForURL(/\/villa\/booking\/[\da-f-]{36}$/)
    await page.getByLabel(words('Số điện thoại')).fill('0912345678')
    await page.getByLabel(words('Ngày sinh')).fill('17/02/1990')
    await page.getByRole('checkbox').last().check()
    const total = page.locator('section[aria-busy] dl data').last()
    await expect(total).toHaveText(/^[\d.,]+\s₫ \(≈\s\$[\d.,]+\)$/)
    const due = await total.getAttribute('value')
    await expect(page.locator('section[aria-busy]')).toContainText(
      new RegExp(
        words('Thanh toán bằng đồng: {0}. Giá đô la là gần đúng, theo tỷ giá ngày {1}.', {
          0: '.+?₫',
          1: DAY,
        }),
      ),
    )
    await page
      .getByRole('button', { name: words('Tiếp tục') })
      .locator('visible=true')
      .click()
    const pay = page.getByRole('dialog').getByRole('button', { name: words('Giữ chỗ và trả {0}', { 0: '' }) })
    expect((await pay.innerText()).replaceAll(/\D/g, '')).toBe(due)
    await expect(pay).toContainText('₫')
    await expect(pay).not.toContainText('$')
    await pay.click()
    await page.waitForURL(/\/sandbox\/vnpay\//)
    expect((await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\D/g, '')).toBe(due)
  })
})
