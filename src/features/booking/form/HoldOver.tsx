import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { elsewhere } from '#src/app/pieces/elsewhere.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'

/** The hold has ended, or was given up: nothing is charged, and everything typed is still there for another try. */
export function HoldOver({
  booking,
  onAgain,
}: {
  readonly booking: BookingDetail | null
  readonly onAgain: () => void
}) {
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={
        booking?.status === 'KT_CANCEL' ? (
          <Trans>Bạn đã hủy lần giữ chỗ này</Trans>
        ) : (
          <Trans>Đã hết giờ giữ chỗ</Trans>
        )
      }
      action={
        <>
          <Button tone="primary" icon="undo" onClick={onAgain}>
            <Trans>Đặt lại với thông tin đã nhập</Trans>
          </Button>
          <Link
            to="/list-room"
            search={booking ? elsewhere(booking) : { project_area_id: null }}
            {...buttonLook()}
          >
            <Trans>Tìm nơi khác</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        Phòng đã được trả lại cho người khác. Bạn chưa mất khoản tiền nào; nếu ngân hàng vẫn trừ tiền, tiền sẽ
        tự hoàn về.
      </Trans>
    </EmptyState>
  )
}
