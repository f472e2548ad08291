import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { StatusBadge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { usePrepared } from '#src/ui/usePrepared.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { HOLDING } from '#contract/statuses.ts'
import { BookingActions } from './detail/BookingActions.tsx'
import { BookingLoading, BookingMissing, RestLoading } from './detail/BookingDetailStates.tsx'
import { BookingMoney } from './detail/BookingMoney.tsx'
import { CheckinCard } from './detail/CheckinCard.tsx'
import { GettingThere } from './detail/GettingThere.tsx'
import {
  AfterStay,
  BookingHistory,
  ComplaintCard,
  ManageStay,
  OpenRequest,
  PastEdit,
  prepareLaterParts,
  StayServices,
} from './detail/laterParts.ts'
import { StatusStory } from './detail/StatusStory.tsx'
import { StayContact } from './detail/StayContact.tsx'
import { StayTicket } from './detail/StayTicket.tsx'
import { SavedNote } from './SavedNote.tsx'
import { statusLook } from '#src/app/stays/status.ts'
import styles from './BookingDetailPage.module.css'

export interface BookingDetailPageProps {
  readonly bookingId: string
  /** What a guest can say of a stay that is over. */
  readonly review: (booking: BookingDetail) => ReactNode
}

/** One booking with everything there is to know of it, and all that may be done with it now. */
export function BookingDetailPage({ bookingId, review }: BookingDetailPageProps) {
  const { i18n } = useLingui()
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery(query('booking.detail', { booking_id: bookingId }))
  const prepared = usePrepared(prepareLaterParts)
  if (isPending) return <BookingLoading />
  if (!booking) return <BookingMissing error={error} onRetry={() => void refetch()} />
  const look = statusLook(booking.status)
  const coming = HOLDING.includes(booking.status)
  const asked = booking.edit !== null || booking.status === 'CSH_REQUEST_CANCEL'
  return (
    <article className="stack-4">
      <Link to="/booking" className="back">
        <Icon name="arrow-left" />
        <Trans>Chuyến đi của tôi</Trans>
      </Link>
      <header className={styles.head}>
        <Picture
          id={booking.pictureId}
          alt=""
          sizes="(min-width: 992px) 280px, 100vw"
          ratio="wide"
          priority
        />
        <div className={styles.title}>
          <p className="row-3">
            <StatusBadge tone={look.tone}>{i18n._(look.text)}</StatusBadge>
            <span className={styles.code}>
              <Trans>Mã đặt phòng {booking.code}</Trans>
            </span>
          </p>
          <h1>{booking.resortName}</h1>
          <p className="soft">
            {booking.resortTypeName} · {booking.projectAreaName}
          </p>
        </div>
      </header>
      <SavedNote at={savedAt(booking)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StatusStory booking={booking} />
          {/* Nothing moves when it comes: what stands below a part that is on its way waits for it. */}
          {asked && prepared && <OpenRequest booking={booking} />}
          {(prepared || !asked) && (
            <>
              <BookingActions booking={booking} />
              {review(booking)}
              <CheckinCard booking={booking} />
              <StayTicket booking={booking} />
            </>
          )}
          {!prepared && <RestLoading />}
          {prepared && (
            <>
              <StayServices booking={booking} />
              <ComplaintCard booking={booking} />
              <AfterStay booking={booking} />
              {coming && <GettingThere booking={booking} />}
              {coming && booking.paid > 0 && <ManageStay booking={booking} />}
              <PastEdit booking={booking} />
              <StayContact contact={booking.contact} />
            </>
          )}
        </div>
        {prepared && (
          <aside className={styles.side} aria-label={i18n._(look.text)}>
            <BookingMoney booking={booking} />
            <BookingHistory history={booking.history} />
          </aside>
        )}
      </div>
    </article>
  )
}
