import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { RESORT_SEGMENTS } from '#contract/resortTypes.ts'
import { elsewhere, searchOf } from './elsewhere.ts'

/** The same place once more, or others that are free for the same days and people. */
export function SearchAgain({
  booking,
  taken,
}: {
  readonly booking: BookingDetail
  /** Somebody else has the nights: only other places help. */
  readonly taken?: boolean
}) {
  return (
    <>
      {!taken && (
        <Link
          to={`/${RESORT_SEGMENTS[booking.resortType]}/booking/{-$key}`}
          params={{ key: undefined }}
          search={{
            ...searchOf(booking),
            resort_id: booking.resortId,
            rooms: booking.rooms.map(({ roomId, count }) => `${roomId}:${count}`).join(','),
          }}
          {...buttonLook({ tone: 'primary' })}
        >
          <Trans>Đặt lại chỗ này</Trans>
        </Link>
      )}
      <Link
        to="/list-room"
        search={elsewhere(booking)}
        {...buttonLook({ tone: taken ? 'primary' : 'secondary' })}
      >
        <Trans>Tìm nơi khác cùng ngày</Trans>
      </Link>
    </>
  )
}
