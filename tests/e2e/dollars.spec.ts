import { dayFromNow } from '../support/days.ts'
import { expect, inLanguage, test } from '../support/languages.ts'
import { answering, newcomer } from '../support/newcomer.ts'

const DOLLARS = /≈\s\$\d/
/** A day as both languages write it. */
const DAY = String.raw`\d+[/ ]\w+[/ ]\d{4}`

inLanguage('en', () => {
  test('prices read in dollars, with the day of the rate, and are charged in đồng', async ({
    page,
    words,
    house,
  }) => {
    await newcomer(page)
    const days = house.from()
    const [from_day, to_day] = [dayFromNow(days), dayFromNow(days + 2)]
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

    const { resortId: resort_id, roomId } = house.place
    const chosen = { ...stay, resort_id, rooms: `${roomId}:1` }
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
