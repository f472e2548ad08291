import '#src/styles/paper.css'
import '#src/styles/index.css'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DayRange } from '#src/ui/days.ts'
import { StayCalendar } from '#src/ui/StayCalendar.tsx'

const TAKEN = new Set(['2027-02-12', '2027-02-13'])

function Stay({ start = null }: { readonly start?: DayRange | null }) {
  const [stay, setStay] = useState<DayRange | null>(start)
  return (
    <>
      <StayCalendar
        label="Ngày nhận và trả phòng"
        value={stay}
        onChange={setStay}
        min="2027-02-02"
        months={1}
        unavailable={TAKEN}
        prices={new Map([['2027-02-10', { short: '1,9tr', full: '1.900.000 ₫' }]])}
        marks={new Map([['2027-02-06', 'Tết Nguyên đán']])}
        texts={{ available: 'còn chỗ', unavailable: 'hết chỗ' }}
      />
      <p data-testid="stay">{stay ? `${stay.from} – ${stay.to}` : 'chưa chọn'}</p>
    </>
  )
}

const RANGE = { from: '2027-02-03', to: '2027-02-05' }

beforeEach(() => {
  document.documentElement.lang = 'vi'
})

test('a cell reads its full date, the holiday, whether it is free, and the price', async () => {
  const screen = await render(<Stay start={RANGE} />)
  await expect
    .element(screen.getByRole('button', { name: 'Thứ Tư, 10 tháng 2, 2027, còn chỗ, 1.900.000 ₫' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Thứ Bảy, 6 tháng 2, 2027, Tết Nguyên đán, còn chỗ' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Thứ Sáu, 12 tháng 2, 2027, hết chỗ' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('the week starts on Monday', async () => {
  const screen = await render(<Stay start={RANGE} />)
  const head = screen.container.querySelector('thead')
  expect([...(head?.querySelectorAll('th') ?? [])].map((cell) => cell.textContent)).toEqual([
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'CN',
  ])
})

test('a stay is chosen by keyboard: arrows, Enter, arrows, Enter', async () => {
  const screen = await render(<Stay start={RANGE} />)
  screen
    .getByRole('button', { name: /Thứ Tư, 3 tháng 2, 2027/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}')
  await expect.element(screen.getByTestId('stay')).toHaveTextContent('2027-02-10 – 2027-02-12')
})

test('no arrow leads across a taken night', async () => {
  const screen = await render(<Stay start={RANGE} />)
  screen
    .getByRole('button', { name: /Thứ Tư, 3 tháng 2, 2027/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(screen.getByTestId('stay')).toHaveTextContent('2027-02-10 – 2027-02-12')
})

test('pressing one day twice is one night', async () => {
  const screen = await render(<Stay start={RANGE} />)
  await screen.getByRole('button', { name: /Thứ Ba, 16 tháng 2, 2027/ }).click()
  await screen.getByRole('button', { name: /Thứ Ba, 16 tháng 2, 2027/ }).click()
  await expect.element(screen.getByTestId('stay')).toHaveTextContent('2027-02-16 – 2027-02-17')
})

test('what the calendar says by itself follows the language of the document, at once', async () => {
  const screen = await render(<Stay start={RANGE} />)
  await expect.element(screen.getByRole('button', { name: 'Tháng sau' }).first()).toBeInTheDocument()
  document.documentElement.lang = 'en'
  await expect.element(screen.getByRole('button', { name: 'Next month' }).first()).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Wednesday,? 10 February 2027/ })).toBeVisible()
})
