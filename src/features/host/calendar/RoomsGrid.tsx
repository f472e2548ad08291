import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { daysOf, type Stay } from './bars.ts'
import type { Chosen } from './chosen.ts'
import { dayAfter, lastNight, mondayOf, weekdayOf } from './months.ts'
import type { Night } from './night.ts'
import { RoomRow } from './RoomRow.tsx'
import type { Resort } from './views.ts'
import styles from './RoomsGrid.module.css'

interface RoomsGridProps {
  readonly resorts: readonly Resort[]
  readonly known: ReadonlyMap<string, { nights: ReadonlyMap<string, Night>; stays: readonly Stay[] }>
  /** The first day that is shown, and the day after the last. */
  readonly from: string
  readonly end: string
  readonly today: string
  readonly marks: ReadonlyMap<string, string>
  readonly chosen: Chosen | null
  /** Days before or after those that are shown are walked to. */
  readonly onFrom: (day: string) => void
  readonly onPress: (roomId: string, night: string, extend: boolean) => void
  readonly onStretch: (roomId: string, from: string, to: string) => void
  readonly onClear: () => void
}

/** To which day and how many rows further a key leads. */
function stepOf(event: KeyboardEvent, day: string): { day: string; rows: number } | null {
  const to = (next: string, rows = 0) => ({ day: next, rows })
  switch (event.key) {
    case 'ArrowLeft':
      return to(dayAfter(day, -1))
    case 'ArrowRight':
      return to(dayAfter(day, 1))
    case 'ArrowUp':
      return to(day, -1)
    case 'ArrowDown':
      return to(day, 1)
    case 'Home':
      return to(mondayOf(day))
    case 'End':
      return to(dayAfter(mondayOf(day), 6))
    case 'PageUp':
      return to(dayAfter(day, -7))
    case 'PageDown':
      return to(dayAfter(day, 7))
    default:
      return null
  }
}

/**
 * Rooms by days: arrows walk, Home and End to the ends of the week, Page Up and Down by weeks, Enter chooses, Shift stretches.
 * One stop of Tab, and after it the guests of the row one is in.
 */
export function RoomsGrid(props: RoomsGridProps) {
  const { resorts, known, from, end, today, marks, chosen, onFrom, onPress, onStretch, onClear } = props
  const { t } = useLingui()
  const format = useFormat()
  const help = useId()
  const grid = useRef<HTMLTableElement>(null)
  const walking = useRef(false)
  const [here, setHere] = useState<{ roomId: string; day: string } | null>(null)
  const days = useMemo(() => daysOf(from, end), [from, end])
  const rooms = resorts.flatMap((resort) => resort.rooms)
  const first = today < from ? from : today
  const roomId = rooms.find(({ id }) => id === here?.roomId)?.id ?? rooms[0]?.id ?? ''
  const reach = lastNight(today)
  const last = end <= reach ? dayAfter(end, -1) : reach
  const wished = here?.day ?? first
  // A day that is walked to may still be outside, until its week has come.
  const day = wished < first ? first : wished > last ? last : wished

  useEffect(() => {
    if (!walking.current) return
    grid.current?.querySelector<HTMLElement>(`[data-room="${roomId}"] [data-night="${day}"]`)?.focus()
  }, [roomId, day])

  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape') return onClear()
    if (!(event.target instanceof HTMLElement) || event.target.dataset['night'] === undefined) return
    const step = stepOf(event, day)
    if (step === null) return
    const next = step.day < today ? today : step.day > reach ? reach : step.day
    const room = rooms[rooms.findIndex(({ id }) => id === roomId) + step.rows]
    if (!room || (next === day && room.id === roomId)) return
    event.preventDefault()
    if (event.shiftKey && room.id === roomId) onStretch(roomId, day, next)
    walking.current = true
    setHere({ roomId: room.id, day: next })
    if (next < from) onFrom(dayAfter(from, -7))
    else if (next >= end) onFrom(dayAfter(from, 7))
  }
  const press = (room: string, night: string, extend: boolean) => {
    walking.current = true
    setHere({ roomId: room, day: night })
    onPress(room, night, extend)
  }

  return (
    <div className={styles.window}>
      <p id={help} hidden>
        <Trans>
          Phím mũi tên để đi, Enter để chọn đêm đầu rồi đêm cuối, Shift và mũi tên để chọn cả khoảng, Tab để
          tới khách của phòng.
        </Trans>
      </p>
      <table
        ref={grid}
        role="grid"
        aria-label={t`Lịch các phòng`}
        aria-describedby={help}
        aria-multiselectable
        className={styles.grid}
        onKeyDown={onKey}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t`Phòng`}
            </th>
            {days.map((date) => {
              const holiday = marks.get(date)
              const [name = '', short = ''] = format.shortDate(date).split(', ')
              return (
                <th
                  key={date}
                  scope="col"
                  className={styles.day}
                  data-today={date === today || undefined}
                  data-weekend={weekdayOf(date) > 5 || undefined}
                  data-holiday={holiday !== undefined || undefined}
                  title={holiday}
                >
                  <VisuallyHidden>
                    {[format.spokenDate(date), holiday].filter((part) => part !== undefined).join(', ')}
                  </VisuallyHidden>
                  <span aria-hidden className={styles.name}>
                    {name}
                  </span>
                  <span aria-hidden className={styles.number}>
                    {date.endsWith('-01') ? short : Number(date.slice(8))}
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        {resorts.map((resort) => (
          <tbody key={resort.id}>
            {resort.rooms.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={days.length + 1} className={styles.place}>
                  <span>{resort.name}</span>
                </th>
              </tr>
            )}
            {resort.rooms.map((room) => (
              <Fragment key={room.id}>
                <RoomRow
                  resort={resort}
                  room={room}
                  calendar={known.get(room.id)}
                  days={days}
                  end={end}
                  today={today}
                  marks={marks}
                  chosen={chosen?.roomId === room.id ? chosen : null}
                  focused={room.id === roomId ? day : null}
                  onPress={press}
                />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
