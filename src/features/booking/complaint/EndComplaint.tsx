import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSettle } from '../useSettle.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** Takes a complaint back: it is solved, or was none. */
export function EndComplaint({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const settle = useSettle(booking.id)
  const [asking, setAsking] = useState(false)
  const end = useAct('booking.endComplaint')
  const problem = useProblemText(end.error)
  const confirm = () =>
    end.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: (fresh) => {
          settle.done(fresh)
          toast.success(t`Đã rút khiếu nại`)
          setAsking(false)
        },
        onError: (error) => {
          if (settle.refused(error)) setAsking(false)
        },
      },
    )
  return (
    <div>
      <Button onClick={() => setAsking(true)} {...intent(loadDialog)}>
        <Trans>Rút khiếu nại</Trans>
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={t`Rút khiếu nại này?`}
            body={problem || <Trans>Mọi chuyện đã ổn thì bạn rút lại. Tiền sẽ chuyển cho chủ nhà.</Trans>}
            confirmText={t`Rút khiếu nại`}
            cancelText={t`Để sau`}
            busy={end.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </div>
  )
}
