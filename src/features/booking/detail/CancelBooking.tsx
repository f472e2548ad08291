import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { outdated, putAnswer } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toasts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** Cancelling what is not certain yet: without a fee, and what was paid comes back. Asked once before it happens. */
export function CancelBooking({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = useAct('booking.cancel')
  const problem = useProblemText(cancel.error)
  const confirm = () =>
    cancel.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: (fresh) => {
          putAnswer(queryClient, 'booking.detail', { booking_id: booking.id }, fresh)
          setAsking(false)
          toast.success(t`Đã hủy đặt chỗ`)
          void outdated(queryClient, 'booking.list')
        },
        onError: () => void outdated(queryClient, 'booking.detail'),
      },
    )
  return (
    <>
      <Button
        tone="quiet"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setAsking(true)}
      >
        <Trans>Hủy đặt chỗ</Trans>
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={t`Bạn muốn hủy đặt phòng này?`}
            body={
              problem === '' ? (
                booking.paid > 0 ? (
                  <Trans>Chủ nhà chưa xác nhận nên bạn được hoàn 100 %. Chỗ sẽ được trả lại ngay.</Trans>
                ) : (
                  <Trans>Bạn chưa thanh toán nên không mất phí. Chỗ sẽ được trả lại ngay.</Trans>
                )
              ) : (
                problem
              )
            }
            confirmText={t`Hủy đặt chỗ`}
            cancelText={t`Giữ lại`}
            tone="danger"
            busy={cancel.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
