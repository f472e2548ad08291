import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'

/** The same place once more, or others that are free for the same days and people. */
export function SearchAgain({
  booking,
  taken,
}: {
  readonly booking: BookingDetail
  /** Somebody else has the nights: only other places help. */
  readonly taken?: boolean
}) {
  const stay = {
    from_day: booking.checkIn,
    to_day: booking.checkOut,
    number_of_adult: booking.adults,
    ...(booking.children > 0 ? { number_of_school_aged_child: booking.children } : {}),
    ...(booking.toddlers > 0 ? { number_of_toddler_child: booking.toddlers } : {}),
  }
  return (
    <>
      {!taken && (
        <Link
          to={`/${RESORT_SEGMENTS[booking.resortType]}/booking/{-$key}`}
          params={{ key: undefined }}
          search={{
            ...stay,
            resort_id: booking.resortId,
            rooms: booking.rooms.map(({ roomId, count }) => `${roomId}:${count}`).join(','),
          }}
          {...buttonLook({ tone: 'primary' })}
        >
          <Trans>Đặt lại chỗ này</Trans>
        </Link>
      )}
      <Link to="/list-room" search={stay} {...buttonLook({ tone: taken ? 'primary' : 'secondary' })}>
        <Trans>Tìm nơi khác cùng ngày</Trans>
      </Link>
    </>
  )
}
