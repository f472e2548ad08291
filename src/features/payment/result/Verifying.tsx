import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { Hotline } from './Hotline.tsx'
import { Result } from './Result.tsx'

/** The gateway has not said yet. Nothing to do but wait, here or elsewhere. */
export function Verifying({
  booking,
  hotline,
}: {
  readonly booking: BookingDetail
  readonly hotline: string | null
}) {
  return (
    <Result
      step={1}
      picture="bay"
      title={<Trans>Đang xác minh thanh toán</Trans>}
      action={
        <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook()}>
          <Trans>Xem đặt phòng {booking.code}</Trans>
        </Link>
      }
    >
      <p role="status">
        <Trans>Ngân hàng chưa báo kết quả. Chúng tôi đang hỏi, thường chưa đến một phút.</Trans>
      </p>
      <p>
        <Trans>
          Bạn có thể rời trang này: chỗ vẫn được giữ, có kết quả là chúng tôi báo. Đừng thanh toán lần nữa.
        </Trans>
        <Hotline number={hotline ?? booking.arrival.hotline} />
      </p>
    </Result>
  )
}
