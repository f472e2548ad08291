import './ariaVietnamese.ts'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { AriaLanguage } from './AriaLanguage.tsx'
import { daysAfter, isDayBlocked, isStayPossible, toDate, toDay, type Day, type DayRange } from './days.ts'
import { Icon } from './Icon.tsx'
import { useWide } from './useWide.ts'
import styles from './StayCalendar.module.css'

export interface StayCalendarProps {
  readonly label: string
  readonly value: DayRange | null
  /** Called with whole, possible stays only. */
  readonly onChange: (stay: DayRange) => void
  /** The first and last day that can be pressed. */
  readonly min: Day
  readonly max?: Day | undefined
  /** Nights that are taken. */
  readonly unavailable?: ReadonlySet<Day> | undefined
  /** A night's price: short in the cell ("1,2tr"), in full for a screen reader. */
  readonly prices?: ReadonlyMap<Day, { readonly short: string; readonly full: string }> | undefined
  /** Names of holidays: marked in the cell, read out, and listed below the months. */
  readonly marks?: ReadonlyMap<Day, string> | undefined
  readonly minNights?: number | undefined
  /** 60 unless told, as in search. */
  readonly maxNights?: number | undefined
  /** How many months are shown, on phones one below the other; 1 there and 2 on wide screens unless told. */
  readonly months?: 1 | 2 | undefined
  readonly autoFocus?: boolean | undefined
  readonly texts: {
    /** "còn chỗ" and "hết chỗ", read after the date. */
    readonly available: string
    readonly unavailable: string
  }
  /** A line or buttons below. */
  readonly footer?: ReactNode
}

const NONE: ReadonlySet<Day> = new Set()

/** A calendar to choose the nights of a stay from: by finger, by dragging, by arrow keys. */
export function StayCalendar({
  label,
  value,
  onChange,
  min,
  max,
  unavailable = NONE,
  prices,
  marks,
  minNights = 1,
  maxNights = 60,
  months,
  autoFocus,
  texts,
  footer,
}: StayCalendarProps) {
  const wide = useWide()
  const shown = months ?? (wide ? 2 : 1)
  const rules = { unavailable, minNights, maxNights }
  const choose = (from: Day, to: Day) => {
    // The same day twice means the shortest stay from it.
    const stay = { from, to: from === to ? daysAfter(from, minNights) : to }
    if (isStayPossible(stay, rules)) onChange(stay)
  }
  /** What a night is beside its date: its holiday; taken or free with its price; nothing of it where one only leaves. */
  const nightOf = (day: Day, blocked: boolean) => {
    if (blocked) return { words: texts.unavailable, price: undefined }
    if (unavailable.has(day)) return { words: undefined, price: undefined }
    return { words: texts.available, price: prices?.get(day) }
  }
  const reading = (day: Day, name: string, blocked: boolean) => {
    const { words, price } = nightOf(day, blocked)
    return [name, marks?.get(day), words, price?.full].filter(Boolean).join(', ')
  }
  return (
    <AriaLanguage>
      <RangeCalendar
        className={styles.calendar ?? ''}
        aria-label={label}
        data-priced={prices ? true : undefined}
        data-months={shown}
        firstDayOfWeek="mon"
        visibleDuration={{ months: shown }}
        pageBehavior="single"
        autoFocus={autoFocus ?? false}
        value={value && { start: toDate(value.from), end: toDate(value.to) }}
        minValue={toDate(min)}
        {...(max === undefined ? {} : { maxValue: toDate(max) })}
        isDateUnavailable={(date, anchor) => {
          const day = toDay(date)
          // The chosen check-out day may be a taken night, and is still rightly chosen.
          if (anchor === null && day === value?.to) return false
          return isDayBlocked(day, anchor && toDay(anchor), rules)
        }}
        onChange={({ start, end }) => choose(toDay(start), toDay(end))}
      >
        <Button slot="previous" className={styles.page ?? ''}>
          <Icon name="chevron-left" size={24} />
        </Button>
        <Button slot="next" className={styles.page ?? ''} data-next="">
          <Icon name="chevron-right" size={24} />
        </Button>
        <div className={styles.months}>
          {Array.from({ length: shown }, (_, offset) => (
            <div key={offset} className={styles.month}>
              <CalendarHeading className={styles.heading ?? ''} offset={{ months: offset }} />
              <CalendarGrid className={styles.grid ?? ''} offset={{ months: offset }} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => (
                    // Vietnamese calendars write T2 for Thứ Hai.
                    <CalendarHeaderCell className={styles.weekday ?? ''}>
                      {day.replace('Thứ ', 'T')}
                    </CalendarHeaderCell>
                  )}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell
                      date={date}
                      className={styles.cell ?? ''}
                      data-mark={marks?.has(toDay(date)) || undefined}
                      data-over={toDay(date) < min || undefined}
                      render={(cell, { isUnavailable, isDisabled }) => (
                        <div
                          {...cell}
                          aria-label={reading(
                            toDay(date),
                            cell['aria-label'] ?? '',
                            isUnavailable || isDisabled,
                          )}
                        />
                      )}
                    >
                      {({ formattedDate, isUnavailable, isDisabled }) => (
                        <>
                          <span className={styles.day}>{formattedDate}</span>
                          {prices && (
                            <span
                              className={styles.price}
                              data-short={
                                nightOf(toDay(date), isUnavailable || isDisabled).price?.short ?? ''
                              }
                            />
                          )}
                        </>
                      )}
                    </CalendarCell>
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </div>
          ))}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </RangeCalendar>
    </AriaLanguage>
  )
}
