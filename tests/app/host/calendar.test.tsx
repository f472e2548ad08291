import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { answer } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

const RESORT = '01980000-0000-7000-8000-00000000ee01'
const ROOM = '01980000-0000-7000-8000-00000000ee02'
const MONTH = '2030-06'
const address = `/host/calendar?resort=${RESORT}&room=${ROOM}&month=${MONTH}`

/** A calendar whose nights stay closed once they are. */
function answerCalendar() {
  const closed = new Set<string>()
  answer('host.resorts', {
    resorts: [
      {
        id: RESORT,
        name: 'Nhà bên hồ',
        pictureId: 'p1',
        rooms: [{ id: ROOM, name: 'Cả căn', units: 1, basePrice: 1_500_000, weekendPrice: null }],
      },
    ],
  })
  const nightsOf = (from: string, to: string) => {
    const nights = []
    for (
      let day = Temporal.PlainDate.from(from);
      Temporal.PlainDate.compare(day, to) < 0;
      day = day.add({ days: 1 })
    ) {
      const date = day.toString()
      const state = { units: 1, taken: 0, closed: closed.has(date), elsewhere: false }
      nights.push({ date, ...state, price: 1_500_000, ownPrice: null })
    }
    return { resortId: RESORT, roomId: ROOM, nights, stays: [] }
  }
  answer('host.calendar', ({ from_day, to_day }) => nightsOf(from_day, to_day))
  return { closed, nightsOf }
}

const night = (day: string) => document.querySelector<HTMLElement>(`[data-night="${MONTH}-${day}"]`)
const stateOf = (day: string) => expect.poll(() => night(day)?.dataset['state'])

test('nights are chosen and closed by keyboard, and stand there closed', async () => {
  const { closed, nightsOf } = answerCalendar()
  const set = answer('host.setCalendar', ({ ranges }) => {
    const nights = ranges.flatMap(({ from_day, to_day }) => nightsOf(from_day, to_day).nights)
    for (const { date } of nights) closed.add(date)
    return { nights: nights.length }
  })
  await open(address, { as: 'host', width: 1024 })
  await stateOf('01').toBe('open')
  await axeClean()
  night('01')?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}{ArrowRight}{Enter}')
  await expect.poll(() => document.activeElement).toBe(night('10'))
  expect(['08', '09', '10', '11'].map((day) => night(day)?.ariaPressed)).toEqual([
    'false',
    'true',
    'true',
    'false',
  ])
  await page.getByRole('button', { name: 'Chỉnh thêm' }).click()
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Lưu lịch' })
  await save.click()
  await expect.element(sheet.getByText('Bạn chưa chọn thay đổi nào.')).toBeVisible()
  await axeClean()
  await sheet.getByRole('radio', { name: 'Đóng' }).click()
  await save.click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(set).toMatchObject([
    { ranges: [{ from_day: `${MONTH}-09`, to_day: `${MONTH}-11` }], closed: true, room_ids: [ROOM] },
  ])
  await stateOf('09').toBe('closed')
  await stateOf('11').toBe('open')
})

test('Page Down turns the month and the first night of the next has the focus', async () => {
  answerCalendar()
  await open(address, { as: 'host', language: 'en', width: 1024 })
  await stateOf('01').toBe('open')
  night('01')?.focus()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => document.activeElement?.getAttribute('data-night')).toBe('2030-07-01')
})

test.each(['vi', 'en'] as const)(
  'in %s, a phone sets the price of three nights by three taps and Enter, and one more closes them',
  async (language) => {
    const { closed, nightsOf } = answerCalendar()
    const set = answer('host.setCalendar', ({ ranges, closed: wish }) => {
      const nights = ranges.flatMap(({ from_day, to_day }) => nightsOf(from_day, to_day).nights)
      for (const { date } of wish === true ? nights : []) closed.add(date)
      return { nights: nights.length }
    })
    const { words } = await open(address, { as: 'host', language })
    await stateOf('11').toBe('open')
    const choose = async () => {
      night('09')?.click()
      await expect.poll(() => night('09')?.ariaPressed).toBe('true')
      night('11')?.click()
      await expect.poll(() => night('10')?.ariaPressed).toBe('true')
      await expect.element(bar).toBeVisible()
    }
    const bar = page.getByRole('region', { name: words(msg`Các đêm đã chọn`) })
    await choose()
    const save = bar.getByRole('button', { name: words(msg`Lưu giá`) })
    await save.click()
    const price = bar.getByRole('textbox')
    await expect.element(price).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(set).toEqual([])
    await price.click()
    await userEvent.keyboard('1800000{Enter}')
    await expect.element(bar).not.toBeInTheDocument()
    const ranges = [{ from_day: `${MONTH}-09`, to_day: `${MONTH}-12` }]
    expect(set).toMatchObject([{ ranges, price: 1_800_000, room_ids: [ROOM] }])
    expect(set[0]).not.toHaveProperty('closed')
    await choose()
    await bar.getByRole('button', { name: words(msg`Đóng`), exact: true }).click()
    await stateOf('10').toBe('closed')
    expect(set[1]).toMatchObject({ ranges, closed: true })
    await choose()
    await expect.element(bar.getByRole('button', { name: words(msg`Mở bán`), exact: true })).toBeVisible()
  },
)

test('who goes on to the next night before the answer is told what became of the first, and keeps the next', async () => {
  const { closed, nightsOf } = answerCalendar()
  const first = held()
  answer('host.setCalendar', async ({ ranges }) => {
    await first.late
    const nights = ranges.flatMap(({ from_day, to_day }) => nightsOf(from_day, to_day).nights)
    for (const { date } of nights) closed.add(date)
    return { nights: nights.length }
  })
  const { words } = await open(address, { as: 'host', width: 1024 })
  await stateOf('09').toBe('open')
  const bar = page.getByRole('region', { name: words(msg`Các đêm đã chọn`) })
  const close = bar.getByRole('button', { name: words(msg`Đóng`), exact: true })
  night('09')?.click()
  await close.click()
  night('12')?.click()
  await expect.poll(() => night('12')?.ariaPressed).toBe('true')
  first.answerLate()
  await expect.element(page.getByText(words(msg`Đã lưu lịch`))).toBeVisible()
  await stateOf('09').toBe('closed')
  await expect.element(bar).toBeVisible()
  expect(night('12')?.ariaPressed).toBe('true')

  const second = held()
  answer('host.setCalendar', async (_wish, refuse) => {
    await second.late
    return refuse('G_404')
  })
  await close.click()
  night('20')?.click()
  await expect.poll(() => night('20')?.ariaPressed).toBe('true')
  second.answerLate()
  await expect.element(page.getByText(CODES.G_404.vi)).toBeVisible()
})

test('the calendar ends with the last night that can be changed, and a refusal says which nights it is about', async () => {
  answerCalendar()
  answer('host.setCalendar', (_input, refuse) =>
    refuse('G_INPUT', [], { fields: { ranges: { code: 'G_DATE_PAST' } } }),
  )
  await open(address.replace(MONTH, '2031-01'), { as: 'host', width: 1024 })
  const on = (day: string) => document.querySelector<HTMLButtonElement>(`[data-night="2031-01-${day}"]`)
  await expect.poll(() => on('23')?.dataset['state']).toBe('open')
  expect([on('23')?.disabled, on('24')?.disabled]).toEqual([false, true])
  await expect.element(page.getByRole('button', { name: 'Tháng sau' })).toBeDisabled()
  on('23')?.click()
  await expect.poll(() => on('23')?.ariaPressed).toBe('true')
  await userEvent.keyboard('{ArrowRight}{PageDown}')
  expect(document.activeElement).toBe(on('23'))
  await page.getByRole('button', { name: 'Đóng', exact: true }).click()
  await expect.element(page.getByText(CODES.G_DATE_PAST.vi)).toBeVisible()
  await page.getByRole('button', { name: 'Chỉnh thêm' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Đóng' }).click()
  await sheet.getByRole('button', { name: 'Lưu lịch' }).click()
  await expect.element(sheet.getByText(CODES.G_DATE_PAST.vi)).toBeVisible()
})
