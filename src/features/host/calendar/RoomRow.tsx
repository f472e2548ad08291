import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { barsOf, type Stay } from './bars.ts'
import type { Chosen } from './chosen.ts'
import { lastNight, monthOf, weekdayOf } from './months.ts'
import { NightButton } from './NightButton.tsx'
import type { Night } from './night.ts'
import { StayBar } from './StayBar.tsx'
import type { Resort } from './views.ts'
import styles from './RoomsGrid.module.css'

interface RoomRowProps {
  readonly resort: Resort
  readonly room: Resort['rooms'][number]
  /** Undefined until it is known. */
  readonly calendar: { nights: ReadonlyMap<string, Night>; stays: readonly Stay[] } | undefined
  readonly days: readonly string[]
  readonly end: string
  readonly today: string
  readonly marks: ReadonlyMap<string, string>
  readonly chosen: Chosen | null
  /** The night that the keyboard is at; null in every other row. */
  readonly focused: string | null
  readonly onPress: (roomId: string, night: string, extend: boolean) => void
}

/** A room's nights beside its name, and its guests as bars over them. */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { resort, room, calendar, days, end, today, marks, chosen, focused, onPress } = props
  const { t } = useLingui()
  const { units } = room
  const [from = today] = days
  const last = lastNight(today)
  const bars = useMemo(() => barsOf(calendar?.stays ?? [], from, end), [calendar, from, end])
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 1)
  const alone = resort.rooms.length === 1
  const name = alone ? resort.name : room.name
  const tabIndex = focused === null ? -1 : 0
  return (
    <tr data-room={room.id} style={{ blockSize: `${lanes * 1.75 + 2}rem` }}>
      <th scope="row" className={styles.room}>
        <Link
          to="/host/calendar"
          search={{
            view: 'month',
            resort: resort.id,
            room: room.id,
            month: monthOf(from < today ? today : from),
          }}
          tabIndex={tabIndex}
          title={t`${name}: xem cả tháng`}
        >
          {name}
        </Link>
        {(alone || units > 1) && (
          <span className={styles.units}>
            {units > 1 ? <Plural value={units} other="# phòng" /> : room.name}
          </span>
        )}
      </th>
      {days.map((date) => (
        <td
          key={date}
          className={styles.cell}
          data-today={date === today || undefined}
          data-past={date < today || undefined}
          data-weekend={weekdayOf(date) > 5 || undefined}
        >
          <NightButton
            date={date}
            night={calendar?.nights.get(date)}
            holiday={marks.get(date)}
            isChosen={chosen !== null && chosen.first <= date && date <= chosen.last}
            today={today}
            last={last}
            look="part"
            tabIndex={date === focused ? 0 : -1}
            onClick={(event) => onPress(room.id, date, event.shiftKey)}
          />
          {bars.map(
            (bar) => bar.day === date && <StayBar key={bar.stay.bookingId} bar={bar} tabIndex={tabIndex} />,
          )}
        </td>
      ))}
    </tr>
  )
})
