import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { PriceBreakdown } from '../PriceBreakdown.tsx'

const REFUND_TEXT: Record<NonNullable<BookingDetail['refund']>['state'], ReactNode> = {
  REQUESTED: <Trans>Đã ghi nhận, đang chờ duyệt</Trans>,
  APPROVED: <Trans>Đã duyệt, sắp chuyển</Trans>,
  SENT: <Trans>Đã gửi đến ngân hàng</Trans>,
  DONE: <Trans>Đã về tài khoản của bạn</Trans>,
  REJECTED: <Trans>Chưa hoàn được, tổng đài đang xử lý</Trans>,
}

/** What it costs, what was paid and how, what comes back. */
export function BookingMoney({ booking }: { readonly booking: BookingDetail }) {
  const format = useFormat()
  const amount = (key: string, label: ReactNode, value: number) =>
    value === 0 ? [] : [{ key, label, value: <data value={value}>{format.money(value)}</data> }]
  const method =
    booking.paymentMethod === null
      ? []
      : [
          {
            key: 'method',
            label: <Trans>Cách thanh toán</Trans>,
            value: booking.paymentMethod === 'VNPAY' ? 'VNPay' : <Trans>Chuyển khoản</Trans>,
          },
        ]
  return (
    <Card as="section" padded>
      <SectionHeading>
        <Trans>Chi phí</Trans>
      </SectionHeading>
      <PriceBreakdown quote={booking.quote} />
      <Facts
        items={[
          ...amount('paid', <Trans>Đã thanh toán</Trans>, booking.paid),
          ...method,
          ...amount('editing', <Trans>Phí chỉnh sửa</Trans>, booking.editingFee),
          ...amount('cancelling', <Trans>Phí hủy</Trans>, booking.cancellationFee),
          ...amount('refund', <Trans>Tiền hoàn</Trans>, booking.refundAmount),
          ...(booking.refund
            ? [
                {
                  key: 'refundState',
                  label: <Trans>Tình trạng hoàn tiền</Trans>,
                  value: REFUND_TEXT[booking.refund.state],
                },
              ]
            : []),
        ]}
      />
      {booking.hostBankAccount && (
        <>
          <h3>
            <Trans>Tài khoản của chủ nhà</Trans>
          </h3>
          <Facts
            items={[
              { key: 'bank', label: <Trans>Ngân hàng</Trans>, value: booking.hostBankAccount.bank },
              { key: 'number', label: <Trans>Số tài khoản</Trans>, value: booking.hostBankAccount.number },
              { key: 'holder', label: <Trans>Chủ tài khoản</Trans>, value: booking.hostBankAccount.holder },
            ]}
          />
        </>
      )}
    </Card>
  )
}
