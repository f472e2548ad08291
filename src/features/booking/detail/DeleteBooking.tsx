import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { useSettle } from '../useSettle.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** Takes a booking that came to nothing off the list, after asking: it does not come back. */
export function DeleteBooking({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const client = useQueryClient()
  const settle = useSettle(booking.id)
  const [asking, setAsking] = useState(false)
  const remove = useAct('booking.delete')
  const problem = useProblemText(remove.error)
  const confirm = () =>
    remove.mutate(
      { booking_id: booking.id, version: booking.version },
      {
        onSuccess: async () => {
          toast.success(t`Đã xóa khỏi danh sách`)
          await navigate({ to: '/booking', replace: true })
          client.removeQueries({
            queryKey: query('booking.detail', { booking_id: booking.id }).queryKey,
            exact: true,
          })
          settle.anew()
        },
        onError: (error) => {
          if (settle.refused(error)) setAsking(false)
        },
      },
    )
  return (
    <>
      <Button tone="quiet" icon="trash" onClick={() => setAsking(true)} {...intent(loadDialog)}>
        <Trans>Xóa khỏi danh sách</Trans>
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={PROMPTS.delete[language]}
            body={
              problem || (
                <Trans>Đặt phòng {booking.code} biến khỏi danh sách của bạn và không lấy lại được.</Trans>
              )
            }
            confirmText={t`Xóa`}
            cancelText={t`Giữ lại`}
            tone="danger"
            busy={remove.isPending}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </>
  )
}
