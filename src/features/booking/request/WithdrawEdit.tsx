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

interface WithdrawEditProps {
  readonly booking: BookingDetail
  /** paying: it was agreed, and only the payment is missing. */
  readonly paying?: boolean | undefined
}

/** Takes a change back, or gives up paying for it; the booking stands as it was. */
export function WithdrawEdit({ booking, paying }: WithdrawEditProps) {
  const { t } = useLingui()
  const settle = useSettle(booking.id)
  const [asking, setAsking] = useState(false)
  const withdraw = useAct('booking.withdrawEdit')
  const problem = useProblemText(withdraw.error)
  const confirm = () =>
    withdraw.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: (fresh) => {
          settle.done(fresh)
          toast.success(t`Đặt phòng giữ nguyên như trước`)
          setAsking(false)
        },
        onError: (error) => {
          if (settle.refused(error)) setAsking(false)
        },
      },
    )
  return (
    <>
      <Button tone={paying ? 'quiet' : 'secondary'} onClick={() => setAsking(true)} {...intent(loadDialog)}>
        {paying ? <Trans>Bỏ thay đổi</Trans> : <Trans>Rút yêu cầu</Trans>}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={paying ? t`Bỏ thay đổi này?` : t`Rút yêu cầu sửa?`}
            body={problem || <Trans>Đặt phòng giữ nguyên như trước, chỗ mới không được giữ nữa.</Trans>}
            confirmText={paying ? t`Bỏ thay đổi` : t`Rút yêu cầu`}
            cancelText={t`Để sau`}
            busy={withdraw.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
