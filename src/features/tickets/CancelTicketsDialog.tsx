import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { outdated } from '#src/api/outdated.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { toast } from '#src/ui/toasts.ts'
import {
  serviceBookingDetail,
  ticketCancelQuote,
  type ServiceBookingDetail,
  type TicketCancelQuote,
} from '#contract/shapes/serviceBooking.ts'
import { costNow, standing } from './CancelTickets.tsx'
import { ChooseCancelled } from './ChooseCancelled.tsx'
import styles from './TicketBookingPage.module.css'

/** The last look before tickets are left: the fee of this moment, and the one shown before where it has changed. */
export function CancelTicketsDialog({
  booking,
  onClose,
}: {
  readonly booking: ServiceBookingDetail
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const tickets = standing(booking)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(tickets.map(({ id }) => id)))
  const part = chosen.size < tickets.length
  // What the page said when this was opened; the server's answer may be another by now.
  const [seen, setSeen] = useState(() => costNow(booking, serverTime()))
  // What the server said of this choice, where it was not what stood here.
  const [told, setTold] = useState<Pick<TicketCancelQuote, 'fee' | 'refund' | 'free'> | null>(null)
  const asked = { booking_id: booking.id }
  const { data, error } = useQuery(query('serviceBooking.cancelQuote', asked))
  const cancel = useAct('serviceBooking.cancel')
  const cost = told ?? (part ? costNow(booking, serverTime(), chosen) : (data ?? seen))
  const changed = isProblem(cancel.error, 'G_TICKET_FEE')
  // While it is on its way nobody knows that it will not arrive.
  const offline = !cancel.isPending && isProblem(cancel.error ?? error, 'G_OFFLINE')
  const show = (fresh: ServiceBookingDetail) => {
    putAnswer(client, 'serviceBooking.detail', asked, fresh)
    void outdated(client, 'serviceBooking.list', 'service.slots', 'serviceBooking.detail')
  }
  const confirm = () =>
    cancel.mutate(
      {
        ...asked,
        version: booking.version,
        shown_fee: cost.fee,
        ...(part ? { ticket_ids: [...chosen] } : {}),
      },
      {
        onSuccess: (fresh) => {
          show(fresh)
          toast.success(t`Đã hủy vé`)
          onClose()
        },
        onError: (refused) => {
          const now = changedQuote(refused)
          if (now) {
            setSeen(cost)
            setTold(now)
            return
          }
          const current = isProblem(refused, 409) ? serviceBookingDetail.safeParse(refused.current) : null
          if (current?.success) {
            show(current.data)
            toast.info(refused.message)
            onClose()
          }
        },
      },
    )
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => {
        if (!open && !cancel.isPending) onClose()
      }}
      title={t`Hủy vé ${booking.code}?`}
      closeText={t`Đóng`}
      size="small"
      actions={
        <>
          <Button onClick={onClose} disabled={cancel.isPending}>
            <Trans>Giữ lại</Trans>
          </Button>
          <Button
            tone="danger"
            busy={cancel.isPending}
            reason={tickets.length > 0 && chosen.size === 0 ? t`Bạn chọn ít nhất một vé để hủy.` : undefined}
            onClick={confirm}
          >
            {cost.fee > 0 ? <Trans>Hủy, mất phí {format.vnd(cost.fee)}</Trans> : <Trans>Hủy vé</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.block}>
        {tickets.length > 1 && (
          <ChooseCancelled
            tickets={tickets}
            chosen={chosen}
            onChange={(next) => {
              setChosen(next)
              setTold(null)
              setSeen(costNow(booking, serverTime(), next))
            }}
          />
        )}
        {seen.fee !== cost.fee && (
          <Notice tone="warning" live="assertive" title={<Trans>Phí vừa đổi</Trans>}>
            <Trans>
              Lúc bạn mở là {format.vnd(seen.fee)}, bây giờ là {format.vnd(cost.fee)}. Bạn có muốn tiếp tục?
            </Trans>
          </Notice>
        )}
        {booking.paid > 0 ? (
          <Facts
            items={[
              {
                key: 'paid',
                label: part ? <Trans>Đã trả cho các vé này</Trans> : <Trans>Đã thanh toán</Trans>,
                value: format.vnd(cost.fee + cost.refund),
              },
              {
                key: 'fee',
                label: cost.free ? (
                  <Trans>Phí hủy</Trans>
                ) : (
                  <Trans>Phí hủy {format.percent(booking.cancelFeePercent)}</Trans>
                ),
                value: format.vnd(cost.fee),
              },
              {
                key: 'back',
                label: <Trans>Hoàn lại cho bạn</Trans>,
                value: format.vnd(cost.refund),
                strong: true,
              },
            ]}
          />
        ) : (
          <p>
            <Trans>Chưa có khoản nào bị trừ. Vé sẽ mở lại cho người khác.</Trans>
          </p>
        )}
        {offline && (
          <Notice tone="warning" icon="wifi-off" live="assertive">
            <Trans>Chưa có mạng nên chưa hủy được. Có mạng bạn bấm lại nhé.</Trans>
          </Notice>
        )}
        <Refusal error={changed || offline ? null : cancel.error} />
      </div>
    </Sheet>
  )
}

function changedQuote(refused: unknown) {
  const now = isProblem(refused, 'G_TICKET_FEE') ? ticketCancelQuote.safeParse(refused.current) : null
  return now?.success ? now.data : null
}
