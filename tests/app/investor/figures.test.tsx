import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

/** Of every month: nights sold of 1,000, and as many million VND. */
function answerFigures(soldIn: (month: string) => number) {
  const areas = [{ id: 20, name: 'Vũng Tàu' }]
  return answer('investor.figures', ({ months: count, until = '2029-12' }) => {
    const months = Array.from({ length: count }, (_none, back) =>
      Temporal.PlainYearMonth.from(until).subtract({ months: back }).toString(),
    ).toReversed()
    const cells = months.map((month) => {
      const sold = soldIn(month)
      return { areaId: 20, month, sold, offered: 1000, revenue: sold * 1_000_000 }
    })
    return { months, areas, cells, countedAt: '2029-12-01T05:05:00Z' }
  })
}

test.each(LANGUAGES)(
  'in %s: the months that are over are held against the same ones a year before, and the one that runs is said to',
  async (language) => {
    // December 2029 runs: it counts in the sum, and compares with nothing.
    const asked = answerFigures((month) => (month === '2029-12' ? 100 : month < '2028-12' ? 400 : 500))
    const { words } = await open('/investor', { as: 'investor', language, width: 1280 })
    await expect.element(page.getByText(/5[.,]600[.,]000[.,]000/).first()).toBeVisible()
    await expect.element(page.getByText(/^\+25\s?%$/).first()).toBeVisible()
    await expect.element(page.getByText(/^\+10\s/)).toBeVisible()
    await expect
      .element(page.getByText(words(msg`Cùng kỳ: các tháng đã xong, so với đúng những tháng ấy năm trước.`)))
      .toBeVisible()
    const running = language === 'vi' ? 'Tháng 12/2029, đến nay' : 'Dec 2029, to date'
    await expect.element(page.getByRole('rowheader', { name: running })).toBeVisible()
    expect(asked).toContainEqual({ months: 11, until: '2028-11' })
    await axeClean()
  },
)

test('what has no year before it is compared with nothing', async () => {
  answerFigures((month) => (month < '2029-01' ? 0 : 500))
  await open('/investor', { as: 'investor', width: 1280 })
  await expect.element(page.getByText(/6\.000\.000\.000/).first()).toBeVisible()
  await expect.element(page.getByText(/cùng kỳ/i)).not.toBeInTheDocument()
})

test('each area has its season: its best month is read out, and the one that is chosen stands alone above', async () => {
  answer('investor.figures', ({ months: count, until = '2029-12' }) => {
    const months = Array.from({ length: count }, (_none, back) =>
      Temporal.PlainYearMonth.from(until).subtract({ months: back }).toString(),
    ).toReversed()
    const sold = (areaId: number, month: string) =>
      month === (areaId === 20 ? '2029-07' : '2029-02') ? 700 : 300
    return {
      months,
      areas: [
        { id: 20, name: 'Vũng Tàu' },
        { id: 21, name: 'Sa Pa' },
      ],
      cells: [20, 21].flatMap((areaId) =>
        months.map((month) => ({
          areaId,
          month,
          sold: sold(areaId, month),
          offered: 1000,
          revenue: sold(areaId, month) * 1_000_000 * (areaId - 19),
        })),
      ),
      countedAt: '2029-12-01T05:05:00Z',
    }
  })
  await open('/investor', { as: 'investor', width: 1280 })
  const rows = page.getByRole('table', { name: 'Cả thời gian đã chọn' }).getByRole('row')
  // The area that earned most first.
  await expect.element(rows.nth(1)).toHaveAccessibleName(/^Sa Pa Tháng 2\/2029 4\.000 33,3\s%/)
  await expect.element(rows.nth(2)).toHaveAccessibleName(/^Vũng Tàu Tháng 7\/2029 4\.000 33,3\s%/)
  await expect.element(page.getByText('12:05, 01/12/2029')).toBeVisible()

  const vungTau = page.getByRole('button', { name: 'Vũng Tàu' })
  await vungTau.click()
  await expect.element(vungTau).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('radio', { name: /^Doanh thu 4\.000\.000\.000/ })).toBeChecked()
  await expect.element(page.getByRole('table', { name: 'Theo tháng, Vũng Tàu' })).toBeVisible()
  await page.getByRole('radio', { name: /^Số đêm đã bán/ }).click()
  await expect.element(page.getByRole('img', { name: /^Số đêm đã bán theo tháng, Vũng Tàu/ })).toBeVisible()
  await vungTau.click()
  await expect.element(page.getByRole('radio', { name: /^Số đêm đã bán 8\.000/ })).toBeChecked()
  await axeClean()
})
