import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { clockOf } from '#src/ui/Countdown.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { BookingSummary, Due } from '#contract/shapes/booking.ts'
import styles from './DueLine.module.css'

interface DueLineProps {
  readonly booking: BookingSummary
  readonly due: Due
  /** The server's time, ms. */
  readonly now: number
  /** Says of which place it is, where no card does. */
  readonly named?: boolean
}

/** One thing that waits for the guest: what, until when, and the way to do it. */
export function DueLine({ booking, due, now, named }: DueLineProps) {
  const format = useFormat()
  const until = due.until === null ? '' : format.deadline(due.until, new Date(now).toISOString())
  const left = due.until === null ? 0 : Math.ceil((Date.parse(due.until) - now) / 1000)
  const { text, action } = wordsOf(due.what, until, <span role="timer">{clockOf(left)}</span>)
  return (
    <div className={styles.due} data-above="" data-named={named}>
      <Icon name={due.what === 'review' ? 'star' : due.what === 'complaint' ? 'chat' : 'clock'} />
      <p className={styles.words}>
        <strong>{text}</strong>
        {named && <span className="note">{booking.resortName}</span>}
      </p>
      <Link
        to={
          due.what === 'pay' && booking.status === 'WATTING_KT_PAYMENT'
            ? '/booking/$id/transfer'
            : '/booking/$id'
        }
        params={{ id: booking.id }}
        {...(due.what === 'account' ? { hash: 'money' } : {})}
        {...buttonLook({ tone: due.what === 'pay' && !named ? 'primary' : 'secondary', size: 'small' })}
      >
        {action}
      </Link>
    </div>
  )
}

function wordsOf(what: Due['what'], until: string, timer: ReactNode): { text: ReactNode; action: ReactNode } {
  switch (what) {
    case 'pay':
      return { text: <Trans>Trả trong {timer}</Trans>, action: <Trans>Thanh toán</Trans> }
    case 'payChange':
      return { text: <Trans>Trả phần chênh lệch {until}</Trans>, action: <Trans>Thanh toán</Trans> }
    case 'answerChange':
      return {
        text: <Trans>Chủ nhà muốn sửa, bạn trả lời {until}</Trans>,
        action: <Trans>Trả lời chủ nhà</Trans>,
      }
    case 'answerCancellation':
      return {
        text: <Trans>Chủ nhà xin hủy, bạn trả lời {until}</Trans>,
        action: <Trans>Trả lời chủ nhà</Trans>,
      }
    case 'account':
      return {
        text: <Trans>Tiền hoàn chờ số tài khoản của bạn</Trans>,
        action: <Trans>Cho biết tài khoản</Trans>,
      }
    case 'complaint':
      return { text: <Trans>Khiếu nại của bạn đã có kết quả</Trans>, action: <Trans>Đọc kết quả</Trans> }
    case 'review':
      return { text: <Trans>Kể lại kỳ nghỉ {until}</Trans>, action: <Trans>Viết đánh giá</Trans> }
  }
}
