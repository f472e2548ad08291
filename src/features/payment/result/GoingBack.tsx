import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRefundReason } from '#src/app/refunds/useRefundReason.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { PaymentState } from '#contract/shapes/payment.ts'
import { MISSED_PAYMENT } from '#contract/statuses.ts'
import { Hotline } from './Hotline.tsx'

interface GoingBackProps {
  readonly payment: PaymentState
  readonly hotline: string | null
}

/** Money that goes back: how much of it, why, and whether its guest has to do something for it. */
export function GoingBack({ payment, hotline }: GoingBackProps) {
  const format = useFormat()
  const { booking } = payment
  const { refund } = booking
  const due = payment.amount ?? booking.total
  const amount = format.vnd(refund?.amount ?? due)
  const reason = useRefundReason(refund?.reason ?? 'LATE_PAYMENT')
  const cancelledBefore = refund?.reason === 'LATE_PAYMENT' && !MISSED_PAYMENT.includes(booking.status)
  const isWhole = refund === null || refund.amount === due
  return (
    <Notice tone="info" title={isWhole ? <Trans>Hoàn 100 %: {amount}</Trans> : <Trans>Hoàn {amount}</Trans>}>
      {cancelledBefore ? <Trans>Tiền đến sau khi đặt phòng này đã hủy.</Trans> : reason}{' '}
      {refund?.way === 'BANK' ? (
        <>
          <Trans>Khoản này hoàn bằng chuyển khoản, tiến trình ở trang đặt phòng.</Trans>{' '}
          <Link to="/booking/$id" params={{ id: booking.id }} className="touch">
            <Trans>Xem đặt phòng</Trans>
          </Link>
        </>
      ) : (
        <Trans>Chúng tôi trả về tài khoản bạn đã dùng, bạn không cần làm gì thêm.</Trans>
      )}
      <Hotline number={hotline ?? booking.arrival.hotline} />
    </Notice>
  )
}
