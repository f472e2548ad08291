import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated, putAnswer } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { BookingDetail, Transfer } from '#contract/shapes/booking.ts'
import { useSecondsUntil } from '../HoldClock.tsx'
import { Hotline } from '../result/Hotline.tsx'
import { BankApps } from './BankApps.tsx'
import { TransferCode } from './TransferCode.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import styles from './transfer.module.css'

interface EditTransferProps {
  readonly booking: BookingDetail
  readonly transfer: Transfer
  readonly hotline: string | null
}

/** The difference of an agreed change, paid into the host's account: where to, how much, and "I have transferred". */
export function EditTransfer({ booking, transfer, hotline }: EditTransferProps) {
  const { t } = useLingui()
  const format = useFormat()
  const queryClient = useQueryClient()
  const seconds = useSecondsUntil(booking.holdUntil)
  const minutes = Math.ceil(seconds / 60)
  const report = useAct('booking.reportTransfer')
  const problem = useProblemText(report.error)
  const seen = { booking_id: booking.id, version: booking.version }
  const over = booking.holdUntil !== null && seconds === 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>
            Chuyển khoản <data value={transfer.amount}>{format.vnd(transfer.amount)}</data>
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Phần chênh lệch của thay đổi ở {booking.resortName}</Trans>
        </p>
        {over ? (
          <Notice tone="warning" live="assertive" title={<Trans>Đã hết giờ trả</Trans>}>
            <Trans>Bạn đừng chuyển nữa nhé: đặt phòng giữ nguyên như trước khi sửa.</Trans>
          </Notice>
        ) : (
          booking.holdUntil && (
            <Countdown
              label={
                <Trans>
                  Thay đổi được giữ đến <b>{format.moment(booking.holdUntil)}</b>
                </Trans>
              }
              seconds={seconds}
              announce={minutes <= 5 ? t`Còn ${minutes} phút để thanh toán` : ''}
            />
          )
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
      <div className={styles.actions}>
        <Button
          tone="primary"
          size="large"
          block
          busy={report.isPending}
          onClick={() =>
            report.mutate(seen, {
              onSuccess: (fresh) =>
                putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, fresh),
              onError: (error) => {
                if (isProblem(error, 409)) void outdated(queryClient, 'booking.detail', 'booking.list')
              },
            })
          }
        >
          <Trans>Tôi đã chuyển khoản</Trans>
        </Button>
        {problem !== '' && (
          <Notice tone="danger" live="assertive">
            {problem}
          </Notice>
        )}
        <div className={styles.others}>
          <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'quiet' })}>
            <Trans>Về đặt phòng</Trans>
          </Link>
        </div>
      </div>
      <p className={styles.help}>
        <Trans>
          Sau khi bạn báo, chủ nhà kiểm tra tài khoản trong vòng 2 giờ, từ 7:00 đến 22:00. Tiền về đúng số thì
          thay đổi có hiệu lực ngay.
        </Trans>
        <Hotline number={hotline ?? booking.arrival.hotline} />
      </p>
    </div>
  )
}
