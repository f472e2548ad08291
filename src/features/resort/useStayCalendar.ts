import { useLingui } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { shortMoney } from '#src/i18n/shortMoney.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { StayCalendarProps } from '#src/ui/StayCalendar.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { MAX_NIGHTS } from '#contract/shapes/searchDefaults.ts'
import type { Choice } from './useChoice.ts'
import { useNights, type Nights } from './useNights.ts'

export interface StayCalendarOf {
  readonly resort: ResortDetail
  readonly choice: Choice
  readonly stay: StaySearch
  readonly onStay: (stay: StaySearch) => void
}

/** The calendar of the chosen rooms: nights that are full cannot be chosen, the others say what they cost. */
export function useStayCalendar({ resort, choice, stay, onStay }: StayCalendarOf): {
  calendar: StayCalendarProps
  nights: Nights
} {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const nights = useNights(resort, choice)
  const { from_day: from, to_day: to } = stay
  const free = nights.nights.filter((night) => night.free)
  const prices = free.map(
    ({ date, price }) =>
      [date, { short: shortMoney(price, format.language), full: format.money(price) }] as const,
  )
  return {
    nights,
    calendar: {
      label: t`Ngày ở tại ${resort.name}`,
      value: from && to ? { from, to } : null,
      onChange: (chosen) => onStay({ ...stay, from_day: chosen.from, to_day: chosen.to }),
      min: nights.today,
      max: nights.last,
      unavailable: new Set(nights.nights.filter((night) => !night.free).map(({ date }) => date)),
      prices: new Map(prices),
      marks: holidayMarks(i18n),
      maxNights: MAX_NIGHTS,
      texts: { available: t`còn chỗ`, unavailable: t`hết chỗ` },
    },
  }
}
