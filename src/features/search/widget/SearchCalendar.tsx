import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { StayCalendar } from '#src/ui/StayCalendar.tsx'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/shapes/searchDefaults.ts'
import type { DateChoiceProps } from './DateChoice.tsx'

/** The calendar of the search over the coming year, holidays marked. */
export function SearchCalendar({ today, from, to, onChange }: DateChoiceProps) {
  const { t, i18n } = useLingui()
  const marks = useMemo(() => holidayMarks(i18n), [i18n])
  const last = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString()
  return (
    <StayCalendar
      label={t`Ngày ở`}
      value={from && to ? { from, to } : null}
      onChange={(stay) => onChange({ from_day: stay.from, to_day: stay.to })}
      min={today}
      max={last}
      marks={marks}
      maxNights={MAX_NIGHTS}
      texts={{ available: t`chọn được`, unavailable: t`không chọn được` }}
    />
  )
}
