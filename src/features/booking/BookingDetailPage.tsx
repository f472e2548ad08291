import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { BookingActions } from './detail/BookingActions.tsx'
import { BookingHistory } from './detail/BookingHistory.tsx'
import { BookingMissing, BookingLoading } from './detail/BookingDetailStates.tsx'
import { BookingMoney } from './detail/BookingMoney.tsx'
import { CheckinCard } from './detail/CheckinCard.tsx'
import { GettingThere } from './detail/GettingThere.tsx'
import { StayFacts } from './detail/StayFacts.tsx'
import { SavedNote } from './SavedNote.tsx'
import { statusLook } from './statusText.ts'
import styles from './BookingDetailPage.module.css'

/** One booking with everything there is to know of it, and all that may be done with it now. */
export function BookingDetailPage({ bookingId }: { readonly bookingId: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery(query('booking.detail', { booking_id: bookingId }))
  if (isPending) return <BookingLoading />
  if (!booking) return <BookingMissing error={error} onRetry={() => void refetch()} />
  const look = statusLook(booking.status)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Picture
          id={booking.pictureId}
          alt=""
          sizes="(min-width: 992px) 380px, 100vw"
          ratio="wide"
          priority
        />
        <div className={styles.title}>
          <p className={styles.line}>
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>
              <Trans>Mã đặt chỗ {booking.code}</Trans>
            </span>
          </p>
          <h1>{booking.resortName}</h1>
          <p className={styles.soft}>
            {booking.resortTypeName} · {booking.projectAreaName} ·{' '}
            {format.range(booking.checkIn, booking.checkOut)}
          </p>
        </div>
      </header>
      <SavedNote at={savedAt(booking)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <BookingActions booking={booking} />
          <CheckinCard booking={booking} />
          <StayFacts booking={booking} />
          <GettingThere booking={booking} />
        </div>
        <aside className={styles.side}>
          <BookingMoney booking={booking} />
          <BookingHistory history={booking.history} />
        </aside>
      </div>
    </article>
  )
}
