import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { AskedStep } from '../AskedStep.tsx'
import { useSettle } from '../useSettle.ts'

/** "I have left": the stay is complete, and can be reviewed. */
export function CompleteStay({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const settle = useSettle(booking.id)
  return (
    <AskedStep
      booking={booking}
      step={useAct('booking.complete')}
      onDone={(fresh) => {
        settle.done(fresh)
        toast.success(t`Chuyến đi đã hoàn tất`)
      }}
      look={{ tone: 'primary', icon: 'check' }}
      button={<Trans>Tôi đã trả phòng</Trans>}
      title={PROMPTS.complete[language]}
      body={
        <Trans>
          Tiền sẽ chuyển cho chủ nhà. Bạn vẫn khiếu nại được trong {COMPLAINT_DAYS} ngày, và viết đánh giá
          ngay bây giờ.
        </Trans>
      }
      confirmText={t({ message: 'Hoàn tất', context: 'button' })}
    />
  )
}
