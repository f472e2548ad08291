import { HOLIDAYS } from '#contract/holidays.ts'
import { resortDetail } from '#contract/shapes/resort.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { ask } from '../support/asPage.ts'
import { dayFromNow } from '../support/days.ts'
import { expect, inLanguage, test } from '../support/languages.ts'

const tet = HOLIDAYS.find(({ name, from }) => name === 'tet' && from > dayFromNow(10))
if (!tet) throw new Error('no Tết is known any more')
const DAY = 86_400_000
const day = (offset: number) => new Date(Date.parse(tet.from) + offset * DAY)
const MONTHS_AHEAD = 14
const LOCALES = { vi: 'vi-VN', en: 'en-GB' }

/** The whole number in a text, however its digits are grouped. */
const amountOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

inLanguage('vi', () => {
  test('the calendar shows Tết with its price, and the stricter terms stand there before one chooses', async ({
    page,
    language,
    words,
  }) => {
    await page.goto('/policy')
    const search = {
      project_area_id: null,
      resort_type: [1],
      from_day: tet.from,
      to_day: day(2).toISOString().slice(0, 10),
    }
    const { data } = searchAnswer.parse(await ask(page, 'search.resorts', { ...search, page_size: 50 }))
    const [{ resortId: resort_id } = { resortId: '' }] = data
    const { cancellationPolicy } = resortDetail.parse(await ask(page, 'resort.detail', { resort_id }))
    await page.goto(`/villa/${resort_id}`)

    const name = words('Tết Nguyên đán')
    const nights = page.locator('#nights')
    const note = nights.getByRole('listitem').filter({ hasText: name })
    await expect(note).toBeVisible()
    const told = words('Giá dịp này từ {0} mỗi đêm, ngày thường từ {1}.', {
      0: '(.+?₫)',
      1: '(.+?₫)',
    })
    // Its text, not what is painted: far below, nothing is yet.
    const [, dear = '', ordinary = ''] = new RegExp(told).exec((await note.textContent()) ?? '') ?? []
    expect(amountOf(dear)).toBeGreaterThan(amountOf(ordinary))
    const stricter = words('Dịp lễ: {0}', { 0: '' }).trim()
    if (cancellationPolicy !== 'STRICT') await expect(note).toContainText(stricter)

    // What comes above it while the page settles may push it away again: one scrolls until it stands there.
    await expect(async () => {
      await nights.scrollIntoViewIfNeeded()
      await expect(nights.locator('[data-next]')).toBeVisible({ timeout: 1000 })
    }).toPass()
    const cells = nights.locator(`[role=button][aria-label*="${name}"]`)
    for (let month = 0; month < MONTHS_AHEAD && (await cells.count()) === 0; month++)
      await nights.locator('[data-next]').click()
    await expect(cells).toHaveCount(5)
    // The first day of the year, and its eve before it.
    const first = day(1).toLocaleDateString(LOCALES[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    await expect(cells.nth(1)).toHaveAccessibleName(new RegExp(first))
    const price = (await cells.first().getAttribute('aria-label'))?.split(', ').at(-1) ?? ''
    expect(amountOf(price)).toBeGreaterThan(amountOf(ordinary))

    await cells.first().click()
    await cells.nth(2).click()
    await expect(page).toHaveURL(new RegExp(`from_day=${tet.from}`))
    await expect(note).toContainText(new RegExp(told))
    if (cancellationPolicy !== 'STRICT') await expect(note).toContainText(stricter)
  })
})
