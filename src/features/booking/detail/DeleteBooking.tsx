import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#src/api/act.ts'
import { query } from '#src/api/query.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { toast } from '#src/ui/toasts.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { AskedStep } from '../AskedStep.tsx'
import { useSettle } from '../useSettle.ts'

/** Takes a booking that came to nothing off the list, after asking: it does not come back. */
export function DeleteBooking({ booking }: { readonly booking: BookingDetail }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const client = useQueryClient()
  const settle = useSettle(booking.id)
  const leave = async () => {
    toast.success(t`Đã xóa khỏi danh sách`)
    await navigate({ to: '/booking', replace: true })
    const { queryKey } = query('booking.detail', { booking_id: booking.id })
    client.removeQueries({ queryKey, exact: true })
    settle.anew()
  }
  return (
    <AskedStep
      booking={booking}
      step={useAct('booking.delete')}
      onDone={() => void leave()}
      look={{ tone: 'quiet', icon: 'trash' }}
      button={<Trans>Xóa khỏi danh sách</Trans>}
      title={PROMPTS.delete[language]}
      body={<Trans>Đặt phòng {booking.code} biến khỏi danh sách của bạn và không lấy lại được.</Trans>}
      confirmText={t`Xóa`}
      cancelText={t`Giữ lại`}
      danger
    />
  )
}
