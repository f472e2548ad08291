import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { nearestFree } from './freeDates.ts'
import type { OpenedEdit } from './OpenEdit.tsx'
import { ownNights } from './ownNights.ts'

/** How far around the wanted days other ones are looked for. */
const DAYS_AROUND = 45
const MOST = 3

/** The wanted nights are gone: the nearest days that are free, or other rooms of the same place. */
export function FreeDates({ edit }: { readonly edit: OpenedEdit }) {
  const format = useFormat()
  const { draft, booking, rooms, today } = edit
  const [only] = rooms.length === 1 ? rooms : []
  const wanted = Temporal.PlainDate.from(draft.checkIn)
  const early = wanted.subtract({ days: DAYS_AROUND }).toString()
  const { data } = useQuery(
    query('resort.calendar', {
      resort_id: draft.resortId,
      ...(only ? { room_id: only.room.id } : {}),
      from_day: early > today ? early : today,
      to_day: wanted.add({ days: DAYS_AROUND + 30 }).toString(),
    }),
  )
  const others = nearestFree(
    data?.nights ?? [],
    { checkIn: draft.checkIn, checkOut: draft.checkOut, count: only?.count ?? 1 },
    { own: ownNights(booking), most: MOST },
  )
  return (
    <Notice
      tone="danger"
      live="polite"
      title={<Trans>Những ngày này không còn chỗ</Trans>}
      action={
        <div className="wrap-2">
          {others.map(({ checkIn, checkOut }) => (
            <Button key={checkIn} size="small" onClick={() => edit.change({ checkIn, checkOut })}>
              {format.range(checkIn, checkOut)}
            </Button>
          ))}
          {!booking.entireProperty && (
            <Link
              to="/booking/edit/list-room"
              search={{ key: draft.key }}
              {...buttonLook({ size: 'small', tone: 'quiet' })}
            >
              <Trans>Xem phòng khác</Trans>
            </Link>
          )}
        </div>
      }
    >
      {others.length > 0 ? (
        <Trans>Đặt phòng của bạn vẫn nguyên. Gần đó còn trống:</Trans>
      ) : (
        <Trans>Đặt phòng của bạn vẫn nguyên. Bạn thử ngày khác hoặc bớt đêm nhé.</Trans>
      )}
    </Notice>
  )
}
