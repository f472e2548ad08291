import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { NightButton } from './NightButton.tsx'
import type { Night } from './night.ts'
import type { Chosen } from './chosen.ts'
import {
  dayAfter,
  lastNight,
  monthAfter,
  monthOf,
  weekdayOf,
  weeksOf,
  firstDay,
  type Month,
} from './months.ts'
import styles from './MonthGrid.module.css'

interface MonthGridProps {
  readonly month: Month
  readonly onMonth: (month: Month) => void
  readonly today: string
  readonly nights: ReadonlyMap<string, Night>
  readonly marks: ReadonlyMap<string, string>
  readonly chosen: Chosen | null
  /** A night was pressed; `extend` stretches what is chosen to it. */
  readonly onPress: (night: string, extend: boolean) => void
  readonly onStretch: (from: string, to: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** 1 Monday to 7 Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
/** The weeks of a month that are not over: nothing can be done about a night that was. */
const weeksAhead = (month: Month, today: string) =>
  weeksOf(month).filter((week) => week.some((day) => day !== null && day >= today))
/** What stands where no day does. */
const NOTHING = '\u00a0'

/** The nights of a month as a grid: arrows walk, Page Up and Down turn months, Enter chooses, with Shift up to there; so do arrows with Shift. */
export function MonthGrid({
  month,
  onMonth,
  today,
  nights,
  marks,
  chosen,
  onPress,
  onStretch,
}: MonthGridProps) {
  const format = useFormat()
  const grid = useRef<HTMLTableElement>(null)
  const [here, setHere] = useState<string | null>(null)
  const walking = useRef(false)
  const last = lastNight(today)
  const start = monthOf(today) === month ? today : firstDay(month)
  const focused = here !== null && monthOf(here) === month ? here : start

  useEffect(() => {
    if (!walking.current) return
    grid.current?.querySelector<HTMLElement>(`[data-night="${focused}"]`)?.focus()
  }, [focused])

  const walk = (night: string) => {
    walking.current = true
    setHere(night)
    if (monthOf(night) !== month) onMonth(monthOf(night))
  }
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next =
      step !== undefined
        ? dayAfter(focused, step)
        : event.key === 'Home'
          ? dayAfter(focused, 1 - weekdayOf(focused))
          : event.key === 'End'
            ? dayAfter(focused, 7 - weekdayOf(focused))
            : event.key === 'PageDown'
              ? firstDay(monthAfter(month, 1))
              : event.key === 'PageUp'
                ? firstDay(monthAfter(month, -1))
                : null
    if (next === null || next < today || next > last) return
    event.preventDefault()
    if (event.shiftKey && step !== undefined) onStretch(focused, next)
    walk(next)
  }

  return (
    <table ref={grid} className={styles.grid} aria-label={format.month(firstDay(month))}>
      <thead>
        <tr>
          {weeksOf('2024-01')[0]?.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day ?? '')}>
              {format.shortDate(day ?? '').split(',')[0]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAhead(month, today).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {WEEK.map((weekday) => {
              const date = week[weekday - 1] ?? null
              if (date === null)
                return (
                  <td key={weekday} className={styles.none}>
                    {NOTHING}
                  </td>
                )
              const night = nights.get(date)
              const isChosen = chosen !== null && chosen.first <= date && date <= chosen.last
              return (
                <td key={weekday} className={styles.cell}>
                  <NightButton
                    date={date}
                    night={night}
                    holiday={marks.get(date)}
                    look="field"
                    isChosen={isChosen}
                    today={today}
                    last={last}
                    tabIndex={date === focused ? 0 : -1}
                    onKeyDown={onKey}
                    onClick={(event) => {
                      walking.current = true
                      setHere(date)
                      onPress(date, event.shiftKey)
                    }}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
