import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { act, useAct } from '#src/api/act.ts'
import { leaveForGateway } from '#src/api/gateway.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { ReportTransfer } from './ReportTransfer.tsx'
import { useAnswered } from './useAnswered.ts'
import styles from './transfer.module.css'
import { part } from '#src/ui/part.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog.tsx')
const ConfirmDialog = part(loadDialog, 'ConfirmDialog')

interface TransferActionsProps {
  readonly booking: BookingDetail
  /** The hold is over: only "I have transferred" is still heard, for a few minutes. */
  readonly over: boolean
  /** Where to go once the booking is cancelled. */
  readonly onCancelled: () => void
}

/** I have transferred; or another way to pay; or not at all. */
export function TransferActions({ booking, over, onCancelled }: TransferActionsProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const [asking, setAsking] = useState(false)
  const { seen, take, stale } = useAnswered(booking)
  const cancel = useAct('booking.cancel')
  const change = useMutation<void, ApiProblem>({
    mutationKey: ['booking.switchToVnpay'],
    mutationFn: async () => {
      const fresh = await act('booking.switchToVnpay', seen)
      take(fresh)
      await leaveForGateway(fresh)
    },
    onError: stale,
  })
  return (
    <ReportTransfer booking={booking} error={change.error ?? cancel.error}>
      {!over && (
        <div className={styles.others}>
          <Button tone="quiet" icon="card" busy={change.isPending} onClick={() => change.mutate()}>
            <Trans>Trả bằng VNPay</Trans>
          </Button>
          <Button tone="quiet" onClick={() => setAsking(true)} {...intent(loadDialog)}>
            <Trans>Hủy đặt phòng</Trans>
          </Button>
        </div>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={PROMPTS.cancel[language]}
            body={
              <Trans>
                Chỗ được trả lại ngay và không mất phí. Nếu bạn đã chuyển khoản, đừng hủy: bấm “Tôi đã chuyển
                khoản”.
              </Trans>
            }
            confirmText={t`Hủy đặt phòng`}
            cancelText={t`Giữ lại`}
            tone="danger"
            busy={cancel.isPending}
            onConfirm={() =>
              cancel.mutate(seen, {
                onSuccess: (fresh) => {
                  take(fresh)
                  onCancelled()
                },
                onError: (error) => {
                  setAsking(false)
                  stale(error)
                },
              })
            }
          />
        </Suspense>
      )}
    </ReportTransfer>
  )
}
