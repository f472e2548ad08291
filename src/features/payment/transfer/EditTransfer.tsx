import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { HOST_ANSWERS } from '#src/i18n/hostAnswers.ts'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import { PayClock, useSecondsUntil } from '#src/app/pay/PayClock.tsx'
import { ReportTransfer } from './ReportTransfer.tsx'
import { TransferFrame } from './TransferFrame.tsx'
import styles from './transfer.module.css'

const { hours, opens, closes } = HOST_ANSWERS

interface EditTransferProps {
  readonly booking: BookingDetail
  readonly transfer: Transfer
  readonly hotline: string | null
}

/** The difference of an agreed change, paid into the host's account: where to, how much, and "I have transferred". */
export function EditTransfer(edit: EditTransferProps) {
  const { booking } = edit
  const format = useFormat()
  const seconds = useSecondsUntil(booking.holdUntil)
  const over = booking.holdUntil !== null && seconds === 0
  return (
    <TransferFrame
      {...edit}
      over={over}
      lead={<Trans>Phần chênh lệch của thay đổi ở {booking.resortName}</Trans>}
      clock={
        over ? (
          <Notice tone="warning" live="assertive" title={<Trans>Đã hết giờ trả</Trans>}>
            <Trans>Bạn đừng chuyển nữa nhé: đặt phòng giữ nguyên như trước khi sửa.</Trans>
          </Notice>
        ) : (
          booking.holdUntil && (
            <PayClock
              label={
                <Trans>
                  Thay đổi được giữ đến <b>{format.moment(booking.holdUntil)}</b>
                </Trans>
              }
              seconds={seconds}
            />
          )
        )
      }
      help={
        <Trans>
          Sau khi bạn báo, chủ nhà kiểm tra tài khoản trong vòng {hours} giờ, từ {opens} đến {closes}. Tiền về
          đúng số thì thay đổi có hiệu lực ngay.
        </Trans>
      }
    >
      <ReportTransfer booking={booking}>
        <div className={styles.others}>
          <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'quiet' })}>
            <Trans>Về đặt phòng</Trans>
          </Link>
        </div>
      </ReportTransfer>
    </TransferFrame>
  )
}
