import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { AskedStep } from '../AskedStep.tsx'
import { useSettle } from '../useSettle.ts'

/** Takes a complaint back: it is solved, or was none. */
export function EndComplaint({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const settle = useSettle(booking.id)
  return (
    <div>
      <AskedStep
        booking={booking}
        step={useAct('booking.endComplaint')}
        onDone={(fresh) => {
          settle.done(fresh)
          toast.success(t`Đã rút khiếu nại`)
        }}
        button={<Trans>Rút khiếu nại</Trans>}
        title={t`Rút khiếu nại này?`}
        body={<Trans>Mọi chuyện đã ổn thì bạn rút lại. Tiền sẽ chuyển cho chủ nhà.</Trans>}
        confirmText={t`Rút khiếu nại`}
      />
    </div>
  )
}
