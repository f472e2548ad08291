import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import { TRANSFER_REPORT_GRACE_MINUTES } from '#contract/numbers.ts'
import { HOST_ANSWERS } from '#src/i18n/hostAnswers.ts'
import { useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { HoldClock } from '../HoldClock.tsx'
import { PaySteps } from './PaySteps.tsx'
import { TransferActions } from './TransferActions.tsx'
import { TransferFrame } from './TransferFrame.tsx'
import styles from './transfer.module.css'

const { hours, opens, closes } = HOST_ANSWERS

interface TransferOpenProps {
  readonly booking: BookingDetail
  readonly transfer: Transfer
  readonly hotline: string | null
  readonly onCancelled: () => void
}

/** The account to pay into, while the nights are held and a little longer. */
export function TransferOpen({ onCancelled, ...open }: TransferOpenProps) {
  const { booking } = open
  const format = useFormat()
  const seconds = useSecondsUntil(booking.holdUntil)
  const over = seconds === 0
  return (
    <TransferFrame
      {...open}
      over={over}
      lead={
        <>
          {booking.resortName}, {format.range(booking.checkIn, booking.checkOut)}
        </>
      }
      clock={
        <>
          <div className={styles.steps}>
            <PaySteps current={1} />
          </div>
          {over ? (
            <Notice tone="warning" live="assertive" title={<Trans>Đã hết giờ giữ chỗ</Trans>}>
              <Trans>
                Nếu bạn đã chuyển, bấm “Tôi đã chuyển khoản” trong {TRANSFER_REPORT_GRACE_MINUTES} phút. Nếu
                chưa, đừng chuyển nữa.
              </Trans>
            </Notice>
          ) : (
            booking.holdUntil && <HoldClock until={booking.holdUntil} seconds={seconds} />
          )}
        </>
      }
      help={
        <Trans>
          Sau khi bạn báo, chủ nhà kiểm tra tài khoản và xác nhận trong vòng {hours} giờ, từ {opens} đến{' '}
          {closes}. Chủ nhà không nhận thì bạn được hoàn 100 %.
        </Trans>
      }
    >
      <TransferActions booking={booking} over={over} onCancelled={onCancelled} />
    </TransferFrame>
  )
}
