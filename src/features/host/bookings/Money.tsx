import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HostBookingDetail } from '#contract/shapes/host.ts'
import { PriceBreakdown } from '#src/app/pieces/PriceBreakdown.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { PAYOUT_LOOK } from '../parts/payoutLook.ts'

/** What the guest pays, what came, what went back, and what the host earns. */
export function Money({ booking }: { readonly booking: HostBookingDetail }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { payout } = booking
  const line = (key: string, label: ReactNode, amount: number) =>
    amount === 0 ? [] : [{ key, label, value: <data value={amount}>{format.vnd(amount)}</data> }]
  return (
    <SectionCard title={<Trans>Tiền</Trans>}>
      <PriceBreakdown quote={booking.quote} />
      <div className="ruled">
        <Facts
          items={[
            {
              key: 'paid',
              label: <Trans>Khách đã trả</Trans>,
              value: <data value={booking.paid}>{format.vnd(booking.paid)}</data>,
            },
            ...(booking.paymentMethod === null
              ? []
              : [
                  {
                    key: 'method',
                    label: <Trans>Cách trả</Trans>,
                    value: WAYS_TO_PAY[booking.paymentMethod].name ?? <Trans>Chuyển khoản cho bạn</Trans>,
                  },
                ]),
            ...line('editing', <Trans>Phí sửa đặt phòng</Trans>, booking.editingFee),
            ...line('cancelling', <Trans>Phí hủy</Trans>, booking.cancellationFee),
            ...line('refund', <Trans>Hoàn cho khách</Trans>, booking.refundAmount),
          ]}
        />
      </div>
      {payout && (
        <div className="ruled">
          <Facts
            items={[
              {
                key: 'state',
                label: <Trans>Thu nhập của bạn</Trans>,
                value: (
                  <Badge tone={PAYOUT_LOOK[payout.state].tone}>
                    {i18n._(PAYOUT_LOOK[payout.state].text)}
                  </Badge>
                ),
              },
              ...line('at-host', <Trans>Trong đó đã về tài khoản của bạn</Trans>, payout.atHost),
              {
                key: 'amount',
                label:
                  payout.paidAt === null ? (
                    <Trans>Dự kiến {format.moment(payout.dueOn)}</Trans>
                  ) : (
                    <Trans>Chi trả lúc {format.moment(payout.paidAt)}</Trans>
                  ),
                value: <data value={payout.amount}>{format.vnd(payout.amount)}</data>,
                strong: true,
              },
            ]}
          />
        </div>
      )}
    </SectionCard>
  )
}
