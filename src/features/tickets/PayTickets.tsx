import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { leaveForGateway } from '#src/api/gateway.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Gateway } from '#contract/waysToPay.ts'
import { PayButtons } from '#src/app/pay/PayButtons.tsx'
import { PayClock, useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import type { ServiceBookingDetail } from '#contract/shapes/serviceBooking.ts'
import styles from './TicketBookingPage.module.css'

/** Held and not paid: until when, what is due, and the way to the gateway; a try that failed is said. Nothing once it is paid. */
export function PayTickets({ booking }: { readonly booking: ServiceBookingDetail }) {
  const format = useFormat()
  const client = useQueryClient()
  const seconds = useSecondsUntil(booking.holdUntil)
  const pay = useMutation<never, ApiProblem, Gateway>({
    mutationFn: (gateway) => leaveForGateway(booking, gateway, 'payment.serviceAddress'),
    onError: (error) => {
      if (isProblem(error, 409)) void outdated(client, 'serviceBooking.detail', 'serviceBooking.list')
    },
  })
  // Back from the gateway without a word of it: the server asks there.
  useQuery({
    ...query('payment.serviceState', { booking_id: booking.id }),
    enabled: booking.verifyingPayment,
    refetchInterval: 10_000,
  })
  const { holdUntil } = booking
  if (booking.confirming || holdUntil === null) return null
  const failed = booking.payments[0]?.state === 'FAILED'
  if (seconds === 0)
    return (
      <section className={`panel ${styles.sheet}`}>
        <h2>
          <Trans>Đã hết thời gian giữ vé</Trans>
        </h2>
        <p>
          <Trans>
            Chúng tôi đang hỏi nơi thanh toán xem bạn đã trả chưa. Đã trả thì vé vẫn là của bạn, hoặc tiền
            được hoàn đủ.
          </Trans>
        </p>
        <Link
          to="/services/{-$id}"
          params={{ id: booking.serviceId }}
          search={{}}
          {...buttonLook({ tone: 'primary' })}
        >
          <Trans>Chọn lại vé</Trans>
        </Link>
      </section>
    )
  return (
    <section className={`panel ${styles.sheet}`}>
      <PayClock
        label={
          <Trans>
            Vé được giữ đến <b>{format.time(holdUntil)}</b>
          </Trans>
        }
        seconds={seconds}
      />
      {failed && (
        <Notice tone="warning" title={<Trans>Thanh toán chưa thành công</Trans>}>
          <Trans>Vé vẫn đang giữ cho bạn. Nếu đã bị trừ tiền, tiền sẽ được hoàn lại.</Trans>
        </Notice>
      )}
      {booking.verifyingPayment && (
        <p className="note" role="status">
          <Trans>Nếu bạn vừa trả tiền, chờ một chút: chúng tôi đang hỏi kết quả.</Trans>
        </p>
      )}
      <p className="lead figures">{format.vnd(booking.total)}</p>
      <PayButtons gateways={booking.gateways} pay={pay} large />
      <Refusal error={pay.error} />
    </section>
  )
}
