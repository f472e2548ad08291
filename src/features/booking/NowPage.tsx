import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staysAhead } from '#contract/nextStay.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { usePerhapsToday, useToday } from '#src/i18n/useToday.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { CheckInPage } from './CheckInPage.tsx'
import { BookingLoading, BookingMissing } from './detail/BookingDetailStates.tsx'

/** The code of the stay that is now, else of the next one: what the app's shortcut opens at the gate. */
export function NowPage() {
  const { data, error, isPending, refetch } = useQuery(query('booking.coming', {}))
  const perhapsToday = usePerhapsToday()
  const stays = data?.bookings ?? []
  const [perhaps] = perhapsToday === null ? [] : staysAhead(stays, perhapsToday)
  const [stay = perhaps] = staysAhead(stays, useToday())
  if (isPending) return <BookingLoading />
  if (!data) return <BookingMissing error={error} onRetry={() => void refetch()} />
  if (stay !== undefined)
    return (
      <>
        {perhapsToday !== null && perhaps !== undefined && perhaps !== stay && (
          <OtherStay day={perhapsToday} stay={perhaps} />
        )}
        <CheckInPage bookingId={stay.id} />
      </>
    )
  return (
    <EmptyState
      level={1}
      picture="letter"
      title={<Trans>Chưa có chuyến nào sắp tới</Trans>}
      action={
        <Link to="/booking" {...buttonLook({ tone: 'primary' })}>
          <Trans>Về danh sách chuyến đi</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Khi có chuyến đã đặt xong, mã nhận phòng của chuyến gần nhất mở ra ở đây.</Trans>
      </p>
    </EmptyState>
  )
}

/** A clock that was wrong may be right by now: then it is another stay's code that is wanted. */
function OtherStay({ day, stay }: { readonly day: string; readonly stay: BookingSummary }) {
  const format = useFormat()
  return (
    <Notice
      tone="warning"
      title={<Trans>Hôm nay là {format.date(day)}?</Trans>}
      action={
        <Link to="/booking/$id/checkin" params={{ id: stay.id }} {...buttonLook({ size: 'small' })}>
          <Trans>Mở mã này</Trans>
        </Link>
      }
    >
      <Trans>
        Đồng hồ trên máy từng lệch, chưa có mạng để hỏi lại giờ. Nếu đúng ngày này, mã của bạn ở{' '}
        {stay.resortName} là <strong>{stay.code}</strong>.
      </Trans>
    </Notice>
  )
}
