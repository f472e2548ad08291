import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { leaveForGateway } from '#src/api/gateway.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { ChargedHelp } from '#src/app/pieces/charged.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { Gateway } from '#contract/waysToPay.ts'
import { PayButtons } from '#src/app/pay/PayButtons.tsx'
import type { PaymentState } from '#contract/shapes/payment.ts'
import { useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { HoldClock } from '../HoldClock.tsx'
import { FailureReason } from './FailureReason.tsx'
import { Gone } from './Gone.tsx'
import { Hotline } from './Hotline.tsx'
import { Result } from './Result.tsx'

interface FailedProps {
  readonly payment: PaymentState
  readonly hotline: string | null
  /** Over whose page it was tried. */
  readonly gateway: Gateway
}

/** The payment did not go through. While the nights are held: once more, or another way. */
export function Failed({ payment, hotline, gateway }: FailedProps) {
  const { booking } = payment
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const seconds = useSecondsUntil(booking.holdUntil)
  const seen = { booking_id: booking.id, version: booking.version }
  const onError = (error: Error) => {
    if (isProblem(error, 409)) void outdated(queryClient, 'payment.return', 'payment.state')
  }
  const again = useMutation<never, ApiProblem, Gateway>({
    mutationFn: (gateway) => leaveForGateway(booking, gateway),
    onError,
  })
  const transfer = useAct('booking.chooseTransfer')
  // What failed was the payment of a change: the booking itself is paid.
  const changing = booking.status === 'PENDING_PAYMENT_EDIT'
  if (seconds === 0) return <Gone payment={payment} hotline={hotline} />
  const toTransfer = () =>
    transfer.mutate(seen, {
      onSuccess: async (fresh) => {
        putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, fresh)
        await navigate({ to: '/booking/$id/transfer', params: { id: booking.id } })
      },
      onError,
    })
  return (
    <Result
      step={1}
      picture="boat"
      title={<Trans>Thanh toán chưa thành công</Trans>}
      action={
        <>
          <PayButtons gateways={booking.gateways} usual={gateway} pay={again} again />
          {changing ? (
            <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook()}>
              <Trans>Về đặt phòng</Trans>
            </Link>
          ) : (
            <Button icon="bank" busy={transfer.isPending} onClick={toTransfer}>
              <Trans>Chuyển khoản</Trans>
            </Button>
          )}
        </>
      }
      more={<ChargedHelp bookingId={booking.id} reference={payment.reference ?? booking.code} />}
    >
      <p>
        <FailureReason code={payment.responseCode} gateway={gateway} />{' '}
        {changing ? (
          <Trans>Đặt phòng ở {booking.resortName} vẫn nguyên như trước khi sửa.</Trans>
        ) : (
          <Trans>Chỗ ở {booking.resortName} vẫn đang giữ cho bạn.</Trans>
        )}
      </p>
      {booking.holdUntil && <HoldClock until={booking.holdUntil} seconds={seconds} />}
      <Refusal error={again.error ?? transfer.error} />
      <p className="soft">
        <Hotline number={hotline ?? booking.arrival.hotline} />
      </p>
    </Result>
  )
}
