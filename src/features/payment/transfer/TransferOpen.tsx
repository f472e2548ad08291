import { Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import { TRANSFER_REPORT_GRACE_MINUTES } from '#contract/numbers.ts'
import { HoldClock, useSecondsUntil } from '../HoldClock.tsx'
import { Hotline } from '../result/Hotline.tsx'
import { BankApps } from './BankApps.tsx'
import { PaySteps } from './PaySteps.tsx'
import { TransferActions } from './TransferActions.tsx'
import { TransferCode } from './TransferCode.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import styles from './transfer.module.css'

interface TransferOpenProps {
  readonly booking: BookingDetail
  readonly transfer: Transfer
  readonly hotline: string | null
  readonly onCancelled: () => void
}

/** The account to pay into, while the nights are held and a little longer. */
export function TransferOpen({ booking, transfer, hotline, onCancelled }: TransferOpenProps) {
  const format = useFormat()
  const seconds = useSecondsUntil(booking.holdUntil)
  const over = seconds === 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>
            Chuyển khoản <data value={transfer.amount}>{format.vnd(transfer.amount)}</data>
          </Trans>
        </h1>
        <p className={styles.lead}>
          {booking.resortName}, {format.range(booking.checkIn, booking.checkOut)}
        </p>
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
      </div>
      {!over && (
        <div className={styles.sheet}>
          <TransferCode transfer={transfer} />
          <div>
            <TransferFacts transfer={transfer} />
            <BankApps />
          </div>
        </div>
      )}
      <TransferActions booking={booking} over={over} onCancelled={onCancelled} />
      <p className={styles.help}>
        <Trans>
          Sau khi bạn báo, chủ nhà kiểm tra tài khoản và xác nhận trong vòng 2 giờ, từ 7:00 đến 22:00. Chủ nhà
          không nhận thì bạn được hoàn 100 %.
        </Trans>
        <Hotline number={hotline ?? booking.arrival.hotline} />
      </p>
    </div>
  )
}
