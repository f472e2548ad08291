import { useMemo } from 'react'
import * as days from './format/days.ts'
import * as amounts from './format/money.ts'
import * as moments from './format/moments.ts'
import { useLocale, usePreferences } from './Locale.tsx'

/**
 * Numbers, money, days and moments as the person reads them. Nothing here depends on the device's own locale or zone,
 * so that server and browser write the same.
 */
export function useFormat() {
  const { rate } = useLocale()
  const { language, currency } = usePreferences()
  return useMemo(
    () => ({
      language,
      /** In the currency a person reads: "1.250.000 ₫" or "≈ $48". */
      money: (vnd: number) => amounts.money(vnd, language, currency, rate),
      /** As it is or was charged: "1.250.000 ₫", in dollars' company "1.250.000 ₫ (≈ $48)". */
      charged: (amount: number) => amounts.charged(amount, language, currency, rate),
      /** The day of the rate by which dollars are worked out, where dollars are read. */
      rateDay: currency === 'VND' || rate === null ? null : days.plainDate(rate.on, language),
      /** As it is charged, always VND. */
      vnd: (amount: number) => amounts.vnd(amount, language),
      number: (value: number) => amounts.number(value, language),
      decimal: (value: number) => amounts.decimal(value, language),
      percent: (value: number) => amounts.percent(value, language),
      date: (day: string) => days.date(day, language),
      plainDate: (day: string) => days.plainDate(day, language),
      shortDate: (day: string) => days.shortDate(day, language),
      spokenDate: (day: string) => days.spokenDate(day, language),
      weekday: (day: string) => days.weekday(day, language),
      dayName: (day: string) => days.dayName(day, language),
      month: (day: string) => days.month(day, language),
      range: (from: string, to: string) => days.range(from, to, language),
      nights: (count: number) => days.nights(count, language),
      time: moments.time,
      moment: (instant: string) => moments.moment(instant, language),
      deadline: (instant: string, now: string) => moments.deadline(instant, language, now),
      ago: (instant: string, now: string) => moments.ago(instant, language, now),
    }),
    [language, currency, rate],
  )
}
export type Format = ReturnType<typeof useFormat>
