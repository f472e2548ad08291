import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { PaymentState } from '#contract/shapes/payment.ts'
import { GoingBack } from './GoingBack.tsx'
import { Hotline } from './Hotline.tsx'
import { Result } from './Result.tsx'

interface ChangeGoneProps {
  readonly payment: PaymentState
  readonly hotline: string | null
}

/** The time to pay for a change is over: the stay itself is booked as before, and what came for the change goes back. */
export function ChangeGone({ payment, hotline }: ChangeGoneProps) {
  const { booking } = payment
  const charged = payment.state === 'CHARGED_NOT_BOOKED'
  return (
    <Result
      step={1}
      picture="letter"
      title={<Trans>Thay đổi không thành</Trans>}
      action={
        <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
          <Trans>Về đặt phòng</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Đặt phòng ở {booking.resortName} vẫn nguyên như trước khi sửa.</Trans>
      </p>
      {charged ? (
        <GoingBack payment={payment} hotline={hotline} />
      ) : (
        <p>
          <Trans>Nếu ngân hàng vẫn trừ tiền cho thay đổi này, tiền tự hoàn về.</Trans>
          <Hotline number={hotline ?? booking.arrival.hotline} />
        </p>
      )}
    </Result>
  )
}
