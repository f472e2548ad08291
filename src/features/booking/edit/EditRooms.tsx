import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { Room } from '#contract/shapes/resort.ts'
import { leftFor } from './freeDates.ts'
import type { OpenedEdit } from './OpenEdit.tsx'
import { editKind } from './screens.ts'
import styles from './edit.module.css'

/** The rooms of the place for the days of a change: how many are left, what a night costs, and taking one instead. */
export function EditRooms({ edit }: { readonly edit: OpenedEdit }) {
  const { t } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const { booking, draft, resort } = edit
  const wanted = draft.rooms.reduce((sum, { count }) => sum + count, 0)
  const calendars = useQueries({
    queries: resort.rooms.map(({ id }) =>
      query('resort.calendar', {
        resort_id: resort.id,
        room_id: id,
        from_day: draft.checkIn,
        to_day: draft.checkOut,
      }),
    ),
  })
  const form = { screen: editKind(booking), key: draft.key }
  const take = (room: Room) => {
    edit.change({ rooms: [{ roomId: room.id, count: Math.min(wanted, room.units) }] })
    void navigate({ to: '/booking/edit/$screen/{-$key}', params: form })
  }
  const offline = calendars.some(({ error, data }) => error !== null && !data)
  return (
    <div className={styles.page}>
      <header className="stack-2">
        <Link to="/booking/edit/$screen/{-$key}" params={form} className="touch">
          <Icon name="arrow-left" />
          <Trans>Sửa đặt phòng {booking.code}</Trans>
        </Link>
        <h1>
          <Trans>Chọn phòng khác ở {resort.name}</Trans>
        </h1>
        <p className="soft">
          {format.range(draft.checkIn, draft.checkOut)},{' '}
          {format.nights(nightsBetween(draft.checkIn, draft.checkOut))}
        </p>
      </header>
      {offline && (
        <Notice tone="warning" icon="wifi-off">
          <Trans>Chưa biết phòng nào còn trống. Có mạng bạn mở lại trang này nhé.</Trans>
        </Notice>
      )}
      <ul className={styles.rooms} role="list">
        {resort.rooms.map((room, index) => {
          const nights = calendars[index]?.data?.nights
          const own = booking.rooms.find(({ roomId }) => roomId === room.id)?.count ?? 0
          const left = leftFor({ checkIn: booking.checkIn, checkOut: booking.checkOut, count: own })
          const free = nights && Math.min(...nights.map(left))
          const chosen = draft.rooms.length === 1 && draft.rooms[0]?.roomId === room.id
          const cheapest = nights && Math.min(...nights.map(({ priceAfterDiscount: price }) => price))
          return (
            <li key={room.id}>
              <Card padded>
                <div className={styles.room}>
                  <Picture id={room.pictureIds[0] ?? ''} alt="" sizes="128px" />
                  <div>
                    <h2 className="body">{room.name}</h2>
                    <p className="soft">
                      {[room.beds, t`${format.decimal(room.area)} m²`].filter(Boolean).join(' · ')}
                      {' · '}
                      <Plural value={room.rates.maxGuests} other="tối đa # khách" />
                    </p>
                    {cheapest !== undefined && (
                      <p data-figures="">
                        <Trans>từ {format.money(cheapest)} một đêm</Trans>
                      </p>
                    )}
                    {free !== undefined && (
                      <Badge tone={free >= wanted ? 'success' : 'neutral'}>
                        {free > 0 ? <Plural value={free} other="Còn # phòng" /> : <Trans>Hết phòng</Trans>}
                      </Badge>
                    )}
                  </div>
                  <Button
                    tone={chosen ? 'quiet' : 'secondary'}
                    disabled={chosen || (free !== undefined && free < 1)}
                    aria-label={t`Chọn ${room.name}`}
                    onClick={() => take(room)}
                  >
                    {chosen ? <Trans>Đang chọn</Trans> : <Trans>Chọn</Trans>}
                  </Button>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
