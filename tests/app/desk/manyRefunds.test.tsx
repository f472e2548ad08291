import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { QueueItem } from '#contract/shapes/desk.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { open } from '../support/open.tsx'

const REASON = 'Đối chiếu sao kê ngày 21/11'
const idOf = (nth: number) => `01980000-0000-7000-8000-0000000aa${String(nth).padStart(3, '0')}`
/** Fifteen that wait for a yes, every third by the gateway, and one that needs the number of its transfer. */
const waitingOf = (length: number): QueueItem[] =>
  Array.from({ length }, (_, nth) => ({
    id: idOf(nth),
    kind: nth === 15 ? 'APPROVED' : nth % 3 === 2 ? 'REJECTED' : 'REQUESTED',
    booking: aBooking({ id: idOf(nth), code: `GHE-7K2M${String(nth).padStart(2, '0')}` }),
    guestName: `Khách thứ ${nth + 1}`,
    hostName: 'Nguyễn Thị Lan',
    text: '',
    pictureIds: [],
    amount: 1_000_000,
    createdAt: NOW,
    until: null,
    params: { reason: 'GUEST_CANCELLED', way: nth % 3 === 2 ? 'GATEWAY' : 'BANK' },
  }))
const QUEUE = waitingOf(16)

test.each(LANGUAGES)(
  'in %s, fifteen refunds are settled in one gesture by keys alone, and each row says how it ended',
  async (language) => {
    let waiting = QUEUE
    answer('desk.queue', () => ({ items: waiting, next: null }))
    answer('desk.summary', {
      waiting: { refunds: 16, complaints: 0, transfers: 0, overdue: 0, reviews: 0, payouts: 0, others: 0 },
      oldest: {},
      lockedHosts: 0,
      ledger: { checkedAt: NOW, differences: 0 },
    })
    const asked = answer('desk.refunds', ({ refunds }) => {
      // What went to the gateway leaves the queue; somebody else had sent the first by then.
      waiting = QUEUE.filter(({ kind }) => kind !== 'REJECTED')
      return {
        results: refunds.map(({ refund_id }, index) => ({
          refund_id,
          state: index === 0 ? null : 'APPROVED',
          code: index === 0 ? 'G_409' : null,
        })),
      }
    })
    const { words } = await open('/desk/queue/refunds', { as: 'staff', language, width: 1024 })
    const grid = page.getByRole('grid')
    await expect.element(grid.getByText('GHE-7K2M15')).toBeVisible()
    const row = (nth: string) => page.getByRole('row', { name: new RegExp(`GHE-7K2M${nth}`) })

    // Keys: down into the rows, one more by j, chosen by Space; then all.
    await userEvent.click(grid.getByRole('columnheader', { name: words(msg`Số tiền`) }))
    await userEvent.keyboard('{ArrowDown}j ')
    await expect.element(row('01')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText(/^1[.,]000[.,]000/).last()).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    const bar = page.getByRole('region', { name: words(msg`Các khoản đã chọn`) })
    await expect.element(bar).toHaveTextContent(/15.*15[.,]000[.,]000/)
    await expect.element(row('15')).not.toHaveAttribute('aria-selected', 'true')
    await axeClean()

    await bar.getByRole('button', { name: /15/ }).click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: words(msg`Duyệt tất cả`) })
    await submit.click()
    await expect.element(dialog.getByLabelText(words(msg`Lý do`))).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabelText(words(msg`Lý do`)).fill(REASON)
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()

    await expect.element(row('00')).toHaveTextContent(CODES.G_409[language])
    await expect.element(row('01')).toHaveTextContent(words(msg`Đã duyệt`))
    // It is gone from the queue, and its result still stands.
    await expect.element(row('02')).toHaveTextContent(words(msg`Đã duyệt`))
    await axeClean()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ reason: REASON })
    expect(asked[0]?.refunds.map(({ act }) => act).filter((act) => act === 'SEND')).toHaveLength(5)
    expect(asked[0]?.refunds).toHaveLength(15)
    await page.getByRole('button', { name: words(msg`Cất kết quả`) }).click()
    await expect.element(row('02')).not.toBeInTheDocument()
  },
)

test('Enter opens a row’s particulars beside it, Escape goes back to it, and a phone needs no sideways scroll', async () => {
  answer('desk.queue', { items: QUEUE, next: null })
  await open('/desk/queue/refunds', { as: 'staff' })
  await expect.element(page.getByText('GHE-7K2M15')).toBeVisible()
  await axeClean()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(page.getByRole('row', { name: /GHE-7K2M15/ }))
  const card = page.getByRole('complementary', { name: 'GHE-7K2M15' })
  await expect.element(card).toHaveFocus()
  await expect.element(card.getByRole('button', { name: 'Đã chuyển khoản' })).toBeVisible()
  await axeClean()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await userEvent.keyboard('k{Enter}')
  await expect.element(page.getByRole('complementary', { name: 'GHE-7K2M14' })).toHaveFocus()
})

test('more refunds than the server takes at once go one after the other; after a cut line, what was done is not sent again', async () => {
  const many = waitingOf(60)
  answer('desk.queue', { items: many, next: null })
  answer('desk.summary', {
    waiting: { refunds: 60, complaints: 0, transfers: 0, overdue: 0, reviews: 0, payouts: 0, others: 0 },
    oldest: {},
    lockedHosts: 0,
    ledger: { checkedAt: NOW, differences: 0 },
  })
  let refused = false
  const asked = answer('desk.refunds', ({ refunds }, refuse) => {
    if (refunds.length < 50 && !refused) {
      refused = true
      return refuse('G_503')
    }
    return { results: refunds.map(({ refund_id }) => ({ refund_id, state: 'APPROVED', code: null })) }
  })
  await open('/desk/queue/refunds', { as: 'staff', width: 1024 })
  const grid = page.getByRole('grid')
  await expect.element(grid.getByText('GHE-7K2M15')).toBeVisible()
  await userEvent.click(grid.getByRole('columnheader', { name: 'Số tiền' }))
  await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}')
  await page.getByRole('region', { name: 'Các khoản đã chọn' }).getByRole('button', { name: /59/ }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Duyệt tất cả' })
  await dialog.getByLabelText('Lý do').fill(REASON)
  await submit.click()
  await expect.element(dialog.getByText(CODES.G_503.vi)).toBeVisible()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Đã xong 59 khoản')).toBeVisible()
  expect(asked.map(({ refunds }) => refunds.length)).toEqual([50, 9, 9])
})
