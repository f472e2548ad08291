import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staysAhead } from '#contract/nextStay.ts'
import { query } from '#src/api/query.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { CheckInPage } from './CheckInPage.tsx'
import { BookingLoading, BookingMissing } from './detail/BookingDetailStates.tsx'

/** The code of the stay that is now, else of the next one: what the app's shortcut opens at the gate. */
export function NowPage() {
  const { data, error, isPending, refetch } = useQuery(query('booking.coming', {}))
  const [stay] = staysAhead(data?.bookings ?? [], useToday())
  if (isPending) return <BookingLoading />
  if (!data) return <BookingMissing error={error} onRetry={() => void refetch()} />
  if (stay !== undefined) return <CheckInPage bookingId={stay.id} />
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
