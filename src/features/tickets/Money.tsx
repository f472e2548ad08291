import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import { PriceLines } from './PriceLines.tsx'
import styles from './TicketBookingPage.module.css'

/** The price line by line, and every payment and refund with its moment. */
export function Money({ booking }: { readonly booking: ServiceBookingDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const states = {
    OPEN: t`Đang chờ kết quả`,
    PAID: t`Đã thanh toán`,
    FAILED: t`Không thành công`,
    SUSPICIOUS: t`Đang được kiểm tra`,
  }
  const history = [
    ...booking.payments.map(({ reference, amount, state, at }) => ({
      key: reference,
      at,
      title: `${states[state]}: ${format.vnd(amount)}`,
      text: t`Mã giao dịch ${reference}`,
      tone: state === 'PAID' ? ('done' as const) : ('waiting' as const),
    })),
    ...booking.refunds.map(({ id, amount, state, requestedAt, doneAt }) => ({
      key: id,
      at: doneAt ?? requestedAt,
      title: t`Hoàn tiền: ${format.vnd(amount)}`,
      text: state === 'DONE' ? t`Đã hoàn` : t`Đang trên đường về nơi bạn đã trả`,
      tone: state === 'DONE' ? ('done' as const) : ('waiting' as const),
    })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <section className={`panel ${styles.sheet}`}>
      <h2>
        <Trans>Thanh toán</Trans>
      </h2>
      <PriceLines quote={booking.quote} />
      {booking.cancellationFee > 0 && (
        <Facts
          items={[
            {
              key: 'fee',
              label: <Trans>Phí hủy</Trans>,
              value: <data value={booking.cancellationFee}>{format.vnd(booking.cancellationFee)}</data>,
            },
          ]}
        />
      )}
      {history.length > 0 && (
        <Timeline items={history.map(({ at, ...entry }) => ({ ...entry, time: format.moment(at) }))} />
      )}
    </section>
  )
}
