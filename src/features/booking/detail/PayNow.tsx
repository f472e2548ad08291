import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { leaveForGateway } from '#src/api/gateway.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Gateway } from '#contract/waysToPay.ts'
import { PayButtons } from '#src/app/pay/PayButtons.tsx'
import { dueForServices } from '../dueWith.ts'

/** The ways to pay while the nights are held. A refusal shows the booking as it stands. */
export function PayNow({ booking }: { readonly booking: BookingDetail }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refused = (error: Error) => {
    if (isProblem(error, 409)) void outdated(queryClient, 'booking.detail', 'booking.list')
  }
  const pay = useMutation<never, ApiProblem, Gateway>({
    mutationFn: (gateway) => leaveForGateway(booking, gateway),
    onError: refused,
  })
  const transfer = useAct('booking.chooseTransfer')
  const act = { booking_id: booking.id, version: booking.version }
  const payByTransfer = () =>
    transfer.mutate(act, {
      onSuccess: async (fresh) => {
        putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, fresh)
        await navigate({ to: '/booking/$id/transfer', params: { id: booking.id } })
      },
      onError: refused,
    })
  if (booking.status === 'WATTING_KT_PAYMENT')
    return (
      <Link to="/booking/$id/transfer" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
        <Trans>Xem thông tin chuyển khoản</Trans>
      </Link>
    )
  return (
    <>
      <PayButtons gateways={booking.gateways} usual={booking.paymentMethod} pay={pay} />
      {dueForServices(booking) === 0 && (
        <Button icon="bank" busy={transfer.isPending} onClick={payByTransfer}>
          <Trans>Chuyển khoản</Trans>
        </Button>
      )}
      <Refusal error={pay.error ?? transfer.error} />
    </>
  )
}
