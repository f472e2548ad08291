import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'

/** A month as `YYYY-MM`. */
export type Month = string

const first = (month: Month) => Temporal.PlainDate.from(`${month}-01`)

export const monthOf = (day: string): Month => day.slice(0, 7)
export const monthAfter = (month: Month, count: number): Month =>
  monthOf(first(month).add({ months: count }).toString())
export const firstDay = (month: Month): string => `${month}-01`
/** The first day of the month after: where a half-open range of this month ends. */
export const endDay = (month: Month): string => first(month).add({ months: 1 }).toString()
export const dayAfter = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ days: count }).toString()
/** The last night that a host can change: bookings are open no further. */
export const lastNight = (today: string): string => dayAfter(today, MAX_DAYS_AHEAD - 1)
/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/** The weeks of a month, Monday first; days of other months are null. */
export function weeksOf(month: Month): (string | null)[][] {
  const start = first(month)
  const lead = start.dayOfWeek - 1
  const cells = Array.from({ length: Math.ceil((lead + start.daysInMonth) / 7) * 7 }, (_none, index) => {
    const day = index - lead
    return day < 0 || day >= start.daysInMonth ? null : start.add({ days: day }).toString()
  })
  return Array.from({ length: cells.length / 7 }, (_none, week) => cells.slice(week * 7, week * 7 + 7))
}

/** How many days lie between two. */
export const daysBetween = (from: string, end: string): number =>
  Temporal.PlainDate.from(from).until(end).days
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day))
