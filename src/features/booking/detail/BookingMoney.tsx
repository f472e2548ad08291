import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { PriceBreakdown } from '#src/app/pieces/PriceBreakdown.tsx'
import { Receipt } from './Receipt.tsx'
import { RefundProgress } from './RefundProgress.tsx'
import { part } from '#src/ui/part.ts'

const RefundAccount = part(() => import('./RefundAccount.tsx'), 'RefundAccount')

/** What it costs, what was paid and how, what comes back. */
export function BookingMoney({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const amount = (key: string, label: ReactNode, value: number) =>
    value === 0 ? [] : [{ key, label, value: <data value={value}>{format.charged(value)}</data> }]
  const method =
    booking.paymentMethod === null
      ? []
      : [
          {
            key: 'method',
            label: <Trans>Cách thanh toán</Trans>,
            value: WAYS_TO_PAY[booking.paymentMethod].name ?? <Trans>Chuyển khoản</Trans>,
          },
        ]
  const facts = [
    ...amount('paid', <Trans>Đã thanh toán</Trans>, booking.paid),
    ...method,
    ...amount('editing', <Trans>Phí sửa đặt phòng</Trans>, booking.editingFee),
    ...amount('cancelling', <Trans>Phí hủy</Trans>, booking.cancellationFee),
    ...amount('refund', <Trans>Tiền hoàn</Trans>, booking.refundAmount),
  ]
  return (
    <SectionCard title={<Trans>Chi phí</Trans>} id="money">
      <PriceBreakdown quote={booking.quote} />
      {facts.length > 0 && (
        <div className="ruled">
          <Facts items={facts} />
        </div>
      )}
      {booking.refunds.toReversed().map((refund) => (
        <RefundProgress key={refund.id} refund={refund} />
      ))}
      {booking.refunds.some(({ way, state }) => way === 'BANK' || state === 'REJECTED') && (
        <Suspense>
          <RefundAccount booking={booking} />
        </Suspense>
      )}
      {booking.paid > 0 && <Receipt booking={booking} />}
      {booking.hostBankAccount && <HostAccount account={booking.hostBankAccount} />}
      {booking.transfer && booking.status === 'WATTING_KT_PAYMENT' && (
        <p>
          <Link to="/booking/$id/transfer" params={{ id: booking.id }}>
            <Trans>Xem mã QR và nội dung chuyển khoản</Trans>
          </Link>
        </p>
      )}
    </SectionCard>
  )
}

function HostAccount({ account }: { readonly account: NonNullable<BookingDetail['hostBankAccount']> }) {
  return (
    <div>
      <h3>
        <Trans>Tài khoản của chủ nhà</Trans>
      </h3>
      <Facts
        items={[
          { key: 'bank', label: <Trans>Ngân hàng</Trans>, value: account.bank },
          {
            key: 'number',
            label: <Trans>Số tài khoản</Trans>,
            value: <span data-figures="">{account.number}</span>,
          },
          { key: 'holder', label: <Trans>Chủ tài khoản</Trans>, value: account.holder },
        ]}
      />
    </div>
  )
}
