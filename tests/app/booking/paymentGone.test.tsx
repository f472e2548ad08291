import { expect, test } from 'vitest'
import type { PaymentState } from '#contract/shapes/payment.ts'
import type { RefundProgressShape } from '#contract/shapes/refund.ts'
import { Failed } from '#src/features/payment/result/Failed.tsx'
import { Gone } from '#src/features/payment/result/Gone.tsx'
import { answer } from '#tests/app/support/answers.ts'
import { aBooking } from '#tests/support/aBooking.ts'
import { onPage } from '#tests/support/onPage.tsx'

const CATALOGS = ['payment', 'stay'] as const
const THERE = 'Đặt phòng ở Khách sạn Hoa Sứ vẫn nguyên như trước khi sửa.'
const PAST = new Date(Date.now() - 60_000).toISOString()

const refundFor = (reason: RefundProgressShape['reason'], amount = 2_000_000): RefundProgressShape => ({
  id: '01941f29-7c00-7000-8000-00000000000f',
  state: 'APPROVED',
  amount,
  reason,
  way: 'GATEWAY',
  requestedAt: '2029-12-20T03:00:00Z',
  sentAt: null,
  doneAt: null,
  proof: null,
})

const aPayment = (
  state: PaymentState['state'],
  changes: Parameters<typeof aBooking>[0],
  amount = 2_000_000,
): PaymentState => ({ state, reference: 'GHE1', amount, responseCode: '24', booking: aBooking(changes) })

/** Somebody else has the nights, and nothing else is free. */
const taken = () =>
  answer('booking.quote', {
    quote: aBooking().quote,
    available: false,
    left: 0,
    voucherProblem: null,
    ways: ['VNPAY'],
    services: [],
    alternatives: [],
    serverNow: '2029-12-20T03:00:00Z',
  })

test('a change that was paid too late says that the stay stands, and what comes back, not that the place is gone', async () => {
  const late = aPayment(
    'CHARGED_NOT_BOOKED',
    { status: 'EDIT_FAILED', paid: 2_700_000, refund: refundFor('EDIT_NOT_APPLIED', 700_000) },
    700_000,
  )
  const screen = await onPage(<Gone payment={late} hotline={null} />, CATALOGS)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Thay đổi không thành' })).toBeVisible()
  await expect.element(screen.getByText(THERE)).toBeVisible()
  await expect.element(screen.getByText(/^Hoàn 100\s%: 700.000/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Về đặt phòng' }))
    .toHaveAttribute('href', `/booking/${aBooking().id}`)
  await expect.element(screen.getByRole('link', { name: 'Đặt lại chỗ này' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/phòng đã có người khác/)).not.toBeInTheDocument()
})

test('a change that was not paid in time leads back to the stay, also by the clock of the page alone', async () => {
  const ended = aPayment('EXPIRED', { status: 'EDIT_FAILED' })
  const running = aPayment('FAILED', { status: 'PENDING_PAYMENT_EDIT', holdUntil: PAST })
  for (const part of [
    <Gone key="ended" payment={ended} hotline={null} />,
    <Failed key="running" payment={running} hotline={null} gateway="VNPAY" />,
  ]) {
    const screen = await onPage(part, CATALOGS)
    await expect.element(screen.getByText(THERE)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Về đặt phòng' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Đặt lại|^Tìm nơi/ })).not.toBeInTheDocument()
    await screen.unmount()
  }
})

test('money that goes back says why it does, and how much', async () => {
  taken()
  const cases = [
    [
      'OVERDUE_PAYMENT',
      refundFor('LATE_PAYMENT'),
      /^Hoàn 100\s%: 2.000.000/,
      /Tiền đến sau khi hết giờ giữ chỗ/,
    ],
    [
      'KT_CANCEL',
      refundFor('LATE_PAYMENT'),
      /^Hoàn 100\s%: 2.000.000/,
      /Tiền đến sau khi đặt phòng này đã hủy/,
    ],
    ['CSH_CANCEL', refundFor('HOST_REJECTED'), /^Hoàn 100\s%: 2.000.000/, /Chủ nhà không nhận đặt phòng/],
    [
      'KT_CANCEL',
      refundFor('GUEST_CANCELLED', 500_000),
      /^Hoàn 500.000/,
      /Bạn đã hủy; hoàn theo chính sách hủy/,
    ],
  ] as const
  for (const [status, refund, amount, reason] of cases) {
    const screen = await onPage(
      <Gone payment={aPayment('CHARGED_NOT_BOOKED', { status, refund })} hotline={null} />,
      CATALOGS,
    )
    await expect.element(screen.getByText(amount)).toBeVisible()
    await expect.element(screen.getByText(reason)).toBeVisible()
    await screen.unmount()
  }
})

test('a refund by bank transfer leads to the stay, where its account is asked for', async () => {
  taken()
  const refund = { ...refundFor('HOST_REJECTED'), way: 'BANK' as const }
  const payment = aPayment('CHARGED_NOT_BOOKED', { status: 'CSH_CANCEL', refund })
  const screen = await onPage(<Gone payment={payment} hotline={null} />, CATALOGS)
  await expect
    .element(screen.getByRole('link', { name: 'Xem đặt phòng' }))
    .toHaveAttribute('href', `/booking/${aBooking().id}`)
  await expect.element(screen.getByText(/không cần làm gì thêm/)).not.toBeInTheDocument()
})

test('a booking that was cancelled unpaid is not said to have run out of time', async () => {
  taken()
  const screen = await onPage(
    <Gone payment={aPayment('EXPIRED', { status: 'KT_CANCEL', paid: 0 })} hotline={null} />,
    CATALOGS,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Đặt phòng này đã hủy' })).toBeVisible()
})
