import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import { COMPLAINT_DAYS } from '#contract/numbers.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSettle } from '../useSettle.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** "I have left": the stay is complete, and can be reviewed. */
export function CompleteStay({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const settle = useSettle(booking.id)
  const [asking, setAsking] = useState(false)
  const complete = useAct('booking.complete')
  const problem = useProblemText(complete.error)
  const confirm = () =>
    complete.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: (fresh) => {
          settle.done(fresh)
          toast.success(t`Chuyến đi đã hoàn tất`)
          setAsking(false)
        },
        onError: (error) => {
          if (settle.refused(error)) setAsking(false)
        },
      },
    )
  return (
    <>
      <Button tone="primary" icon="check" onClick={() => setAsking(true)} {...intent(loadDialog)}>
        <Trans>Tôi đã trả phòng</Trans>
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={PROMPTS.complete[language]}
            body={
              problem || (
                <Trans>
                  Tiền sẽ chuyển cho chủ nhà. Bạn vẫn khiếu nại được trong {COMPLAINT_DAYS} ngày, và viết đánh
                  giá ngay bây giờ.
                </Trans>
              )
            }
            confirmText={t({ message: 'Hoàn tất', context: 'button' })}
            cancelText={t`Để sau`}
            busy={complete.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
