import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer } from '#src/api/query.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { HoldClock } from '../HoldClock.tsx'
import { TransferEnded } from './TransferEnded.tsx'
import styles from './transfer.module.css'

/** Somebody opens this page before they have chosen to pay by transfer: nothing changes until they say so. */
export function TransferChoice({ booking }: { readonly booking: BookingDetail }) {
  const queryClient = useQueryClient()
  const seconds = useSecondsUntil(booking.holdUntil)
  const choose = useAct('booking.chooseTransfer')
  if (seconds === 0) return <TransferEnded booking={booking} />
  const input = { booking_id: booking.id, version: booking.version }
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Trả bằng chuyển khoản?</Trans>
      </h1>
      {booking.holdUntil && <HoldClock until={booking.holdUntil} seconds={seconds} />}
      <p>
        <Trans>
          Bạn nhận số tài khoản của chủ nhà và mã VietQR. Chủ nhà thấy tiền rồi mới xác nhận, nên lâu hơn trả
          trực tuyến một chút. Hạn thanh toán không đổi.
        </Trans>
      </p>
      <Refusal error={choose.error} />
      <div className="stack-3">
        <Button
          tone="primary"
          size="large"
          icon="bank"
          busy={choose.isPending}
          onClick={() =>
            choose.mutate(input, {
              onSuccess: (fresh) =>
                putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, fresh),
              onError: (error) => {
                if (isProblem(error, 409)) void outdated(queryClient, 'booking.detail')
              },
            })
          }
        >
          <Trans>Chuyển khoản</Trans>
        </Button>
        <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'quiet' })}>
          <Trans>Về đặt phòng</Trans>
        </Link>
      </div>
    </div>
  )
}
