import { isGateway, WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import type { Payout } from '#contract/shapes/host.ts'
import { PriceBreakdown } from '#src/app/pieces/PriceBreakdown.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Facts } from '#src/ui/Facts.tsx'

const PAYOUT_TEXT: Record<Payout['state'], MessageDescriptor> = {
  WAITING: msg`Chờ chi trả`,
  FROZEN: msg`Tạm giữ vì khiếu nại`,
  PAID: msg`Đã chi trả`,
  CANCELLED: msg`Đã hủy`,
}

/** The price, what came and went, and what the host gets. */
export function Money({ dossier: { booking, payouts } }: { readonly dossier: DeskBooking }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const line = (key: string, label: ReactNode, amount: number) =>
    amount === 0 ? [] : [{ key, label, value: <data value={amount}>{format.vnd(amount)}</data> }]
  const paid = format.vnd(booking.paid)
  return (
    <SectionCard title={<Trans>Tiền</Trans>}>
      <PriceBreakdown quote={booking.quote} />
      <div className="ruled">
        <Facts
          items={[
            {
              key: 'paid',
              label: <Trans>Khách đã trả</Trans>,
              value:
                booking.paymentMethod === null ? (
                  paid
                ) : isGateway(booking.paymentMethod) ? (
                  `${paid}, ${WAYS_TO_PAY[booking.paymentMethod].name}`
                ) : (
                  <Trans>{paid}, chuyển khoản</Trans>
                ),
            },
            ...line('editing', <Trans>Phí sửa đặt phòng</Trans>, booking.editingFee),
            ...line('cancelling', <Trans>Phí hủy</Trans>, booking.cancellationFee),
            ...line('back', <Trans>Hoàn cho khách</Trans>, booking.refundAmount),
            ...payouts.map((payout) => ({
              key: payout.id,
              label: (
                <>
                  <Trans>Chủ nhà nhận</Trans> ({i18n._(PAYOUT_TEXT[payout.state])})
                </>
              ),
              value: <data value={payout.amount}>{format.vnd(payout.amount)}</data>,
            })),
          ]}
        />
      </div>
    </SectionCard>
  )
}
