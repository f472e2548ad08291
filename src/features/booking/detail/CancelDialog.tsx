import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { cancelQuote } from '#contract/shapes/cancel.ts'
import { cancelCost } from '../cancelCost.ts'
import { useSettle } from '../useSettle.ts'
import { CancelMoney } from './CancelMoney.tsx'
import styles from './Sections.module.css'

const REASON_MOST = 500

interface CancelDialogProps {
  readonly booking: BookingDetail
  readonly onClose: () => void
}

/** The last look before a booking is left: the fee of this moment, and the one shown before where it has changed meanwhile. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const format = useFormat()
  const client = useQueryClient()
  const settle = useSettle(booking.id)
  const [reason, setReason] = useState('')
  // What the page said when this was opened; the server's answer may be another by now.
  const [seen, setSeen] = useState(() => cancelCost(booking, serverTime()))
  const asked = { booking_id: booking.id }
  const { data, error } = useQuery(query('booking.cancelQuote', asked))
  const cancel = useAct('booking.cancel')
  const cost = data ?? seen
  const changed = isProblem(cancel.error, 'C_018')
  // While it is on its way nobody knows that it will not arrive.
  const offline = !cancel.isPending && isProblem(cancel.error ?? error, 'G_OFFLINE')
  const problem = useProblemText(changed ? null : cancel.error)
  const confirm = () =>
    cancel.mutate(
      { ...asked, version: booking.version, shown_fee: cost.fee, reason },
      {
        onSuccess: (fresh) => {
          settle.done(fresh)
          toast.success(t`Đã hủy đặt phòng`)
          onClose()
        },
        onError: (refused) => {
          const now = isProblem(refused, 'C_018') ? cancelQuote.safeParse(refused.current) : null
          if (now?.success) {
            setSeen(cost)
            putAnswer(client, 'booking.cancelQuote', asked, now.data)
          } else if (settle.refused(refused)) onClose()
        },
      },
    )
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && !cancel.isPending) onClose()
      }}
      title={PROMPTS.cancel[language]}
      closeText={t`Đóng`}
      size="small"
      actions={
        <>
          <Button onClick={onClose} disabled={cancel.isPending}>
            <Trans>Giữ lại</Trans>
          </Button>
          <Button tone="danger" busy={cancel.isPending} onClick={confirm}>
            {cost.fee > 0 ? <Trans>Hủy, mất phí {format.vnd(cost.fee)}</Trans> : <Trans>Hủy đặt phòng</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <CancelMoney booking={booking} cost={cost} was={seen.fee === cost.fee ? null : seen} />
        {booking.paid > 0 && (
          <TextArea
            label={t`Vì sao bạn hủy`}
            note={t`không bắt buộc`}
            value={reason}
            maxLength={REASON_MOST}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="assertive">
            <Trans>
              Chưa có mạng nên chưa hủy được. Phí ở trên tính ngay trên máy này; có mạng bạn bấm lại nhé.
            </Trans>
          </Notice>
        )}
        {!offline && problem !== '' && (
          <Notice tone="danger" live="assertive">
            {problem}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
