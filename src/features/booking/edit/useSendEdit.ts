import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { isProblem } from '#src/api/problem.ts'
import { putAnswer } from '#src/api/query.ts'
import { toast } from '#src/ui/toasts.ts'
import { editQuote, type EditQuote } from '#contract/shapes/edit.ts'
import { useSettle } from '../useSettle.ts'
import { dropEdit } from './editDraft.ts'
import type { OpenedEdit } from './OpenEdit.tsx'

/** Sends a change for the price that is shown; another price by then is laid beside it and asked about. */
export function useSendEdit({ booking, draft, wish, live }: OpenedEdit) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const client = useQueryClient()
  const settle = useSettle(booking.id)
  const send = useAct('booking.edit')
  const [was, setWas] = useState<EditQuote | null>(null)
  const shown = live.answer
  const toBooking = () => navigate({ to: '/booking/$id', params: { id: booking.id }, replace: true })
  const confirm = () => {
    if (!wish || !shown) return
    setWas(null)
    send.mutate(
      { booking_id: booking.id, version: booking.version, ...wish, shown_to_pay: shown.toPay },
      {
        onSuccess: async (fresh) => {
          settle.done(fresh)
          await dropEdit(draft.key)
          toast.success(shown.needsHost ? t`Đã gửi chủ nhà` : t`Đã nhận, mời bạn trả phí`)
          await toBooking()
        },
        onError: (refused) => {
          const now = isProblem(refused, 'G_PRICE_CHANGED') ? editQuote.safeParse(refused.current) : null
          if (now?.success) {
            setWas(shown)
            putAnswer(client, 'booking.quoteEdit', { booking_id: booking.id, ...wish }, now.data)
            return
          }
          if (isProblem(refused, 'unavailable_room') || isProblem(refused, 'G_PRICE_CHANGED'))
            void live.refetch()
          else settle.refused(refused)
        },
      },
    )
  }
  return { confirm, pending: send.isPending, error: was === null ? send.error : null, was }
}
