import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useSessionHint } from '#src/app/state/sessionHint.ts'
import { isOnline } from '#src/app/worker.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { SignInToRenew } from './SignInToRenew.tsx'
import { isKept } from './checkin/isKept.ts'
import { QrCode } from './checkin/QrCode.tsx'
import { useWakeLock } from '#src/ui/useWakeLock.ts'
import { BookingLoading, BookingMissing } from './detail/BookingDetailStates.tsx'
import styles from './CheckInPage.module.css'

/** The check-in code over the whole screen: what a guest shows at the gate, with or without a signal. */
export function CheckInPage({ bookingId }: { readonly bookingId: string }) {
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery(query('booking.detail', { booking_id: bookingId }))
  if (isPending) return <BookingLoading />
  if (!booking) return <BookingMissing error={error} onRetry={() => void refetch()} />
  return booking.qr === null ? <NoCode booking={booking} /> : <Code booking={booking} qr={booking.qr} />
}

function Code({
  booking,
  qr,
}: {
  readonly booking: BookingDetail
  readonly qr: NonNullable<BookingDetail['qr']>
}) {
  const format = useFormat()
  useWakeLock()
  const signedIn = useSessionHint()
  const saved = savedAt(booking)
  const kept = isKept()
  const guests = booking.adults + booking.children + booking.toddlers
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <Link to="/booking/$id" params={{ id: booking.id }} className={styles.back}>
          <Icon name="arrow-left" />
          <Trans>Đặt phòng</Trans>
        </Link>
        <h1 className="lead">
          <Trans>Mã nhận phòng</Trans>
        </h1>
      </header>
      <p className="stack">
        <strong>{booking.resortName}</strong>
        <span>
          {format.range(booking.checkIn, booking.checkOut)} · <Plural value={guests} other="# khách" />
        </span>
      </p>
      <div className={styles.paper}>
        <QrCode text={qr.text} booking={booking.code} />
        <p className={styles.code}>
          <span className="fine">
            <Trans>Hoặc đọc mã cho chủ nhà</Trans>
          </span>
          <strong>{qr.shortCode}</strong>
        </p>
      </div>
      <p className={styles.saved}>
        <Icon name={saved === null ? 'check-circle' : 'download'} size={20} />
        {saved === null && kept && (
          <Trans>
            Mã mới nhất, đã lưu trên máy này lúc {format.time(new Date(serverTime()).toISOString())}.
          </Trans>
        )}
        {saved === null && !kept && <Trans>Mã mới nhất.</Trans>}
        {saved !== null && (
          <Trans>
            Bản đã lưu trên máy này lúc {format.moment(saved)}. Chủ nhà vẫn quét được khi không có sóng.
          </Trans>
        )}
      </p>
      {saved !== null && !signedIn && isOnline() && <SignInToRenew at={saved} />}
      <p className="note">
        <Trans>Khó quét? Bạn tăng độ sáng màn hình nhé.</Trans>
      </p>
      <p className={styles.help}>
        {booking.arrival.hostPhone === '' ? (
          <Trans>Chủ nhà: {booking.arrival.hostName}</Trans>
        ) : (
          <Trans>
            Chủ nhà: {booking.arrival.hostName},{' '}
            <a href={`tel:${booking.arrival.hostPhone}`}>{booking.arrival.hostPhone}</a>
          </Trans>
        )}
      </p>
    </section>
  )
}

function NoCode({ booking }: { readonly booking: BookingDetail }) {
  return (
    <EmptyState
      level={1}
      picture="letter"
      title={<Trans>Chưa có mã nhận phòng</Trans>}
      action={
        <Link to="/booking/$id" params={{ id: booking.id }} {...buttonLook({ tone: 'primary' })}>
          <Trans>Về đặt phòng {booking.code}</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Mã xuất hiện khi đặt phòng đã chắc chắn: đã thanh toán và chủ nhà đã xác nhận.</Trans>
      </p>
    </EmptyState>
  )
}
