import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCodeText } from '#src/i18n/codeText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'

interface EditClosedProps {
  readonly booking: BookingDetail
  /** The code of why; null where this state of a booking knows no changes. */
  readonly why: string | null
}

/** This booking cannot be changed now: why, and the way back to it. */
export function EditClosed({ booking, why }: EditClosedProps) {
  const text = useCodeText(why ?? undefined)
  const pending = booking.edit !== null
  return (
    <EmptyState
      level={1}
      picture="letter"
      title={
        pending ? (
          <Trans>Đặt phòng này đang có một yêu cầu sửa</Trans>
        ) : (
          <Trans>Đặt phòng này không sửa được nữa</Trans>
        )
      }
      action={
        <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
          <Trans>Về đặt phòng {booking.code}</Trans>
        </Link>
      }
    >
      <p>
        {pending ? (
          <Trans>Xong yêu cầu đó, bạn mới gửi được yêu cầu khác. Tiến trình ở trang đặt phòng.</Trans>
        ) : (
          text || <Trans>Tình trạng hiện tại của đặt phòng không cho phép sửa.</Trans>
        )}
      </p>
    </EmptyState>
  )
}
