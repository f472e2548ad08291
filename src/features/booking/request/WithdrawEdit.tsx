import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { AskedStep } from '../AskedStep.tsx'
import { useSettle } from '../useSettle.ts'

interface WithdrawEditProps {
  readonly booking: BookingDetail
  /** paying: it was agreed, and only the payment is missing. */
  readonly paying?: boolean | undefined
}

/** Takes a change back, or gives up paying for it; the booking stands as it was. */
export function WithdrawEdit({ booking, paying }: WithdrawEditProps) {
  const { t } = useLingui()
  const settle = useSettle(booking.id)
  return (
    <AskedStep
      booking={booking}
      step={useAct('booking.withdrawEdit')}
      onDone={(fresh) => {
        settle.done(fresh)
        toast.success(t`Đặt phòng giữ nguyên như trước`)
      }}
      look={{ tone: paying ? 'quiet' : 'secondary' }}
      button={paying ? <Trans>Bỏ thay đổi</Trans> : <Trans>Rút yêu cầu</Trans>}
      title={paying ? t`Bỏ thay đổi này?` : t`Rút yêu cầu sửa?`}
      body={<Trans>Đặt phòng giữ nguyên như trước, chỗ mới không được giữ nữa.</Trans>}
      confirmText={paying ? t`Bỏ thay đổi` : t`Rút yêu cầu`}
    />
  )
}
