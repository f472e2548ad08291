import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { StayCalendar } from '#src/ui/StayCalendar.tsx'
import { MAX_NIGHTS } from '#contract/shapes/searchDefaults.ts'
import type { NightsProps } from './Nights.tsx'

/** How many nights one look at the calendar covers. */
const AHEAD = 180

/** The calendar of a resort: full nights cannot be chosen, the others say their price. */
export function NightsCalendar({ resort, stay, onStay }: NightsProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const today = useToday()
  const last = Temporal.PlainDate.from(today).add({ days: AHEAD }).toString()
  const { data, error, refetch } = useQuery(
    query('resort.calendar', { resort_id: resort.id, from_day: today, to_day: last }),
  )
  const problem = useProblemText(error)
  const marks = useMemo(() => holidayMarks(i18n), [i18n])
  const prices = useMemo(
    () =>
      new Map(
        (data?.nights ?? []).map(({ date, priceAfterDiscount }) => [
          date,
          { short: format.shortMoney(priceAfterDiscount), full: format.money(priceAfterDiscount) },
        ]),
      ),
    [data, format],
  )
  const full = useMemo(
    () => new Set((data?.nights ?? []).filter(({ left }) => left === 0).map(({ date }) => date)),
    [data],
  )
  const { from_day: from, to_day: to } = stay
  return (
    <>
      {error && !data && (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Button size="small" onClick={() => void refetch()}>
              <Trans>Thử lại</Trans>
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      <StayCalendar
        label={t`Ngày ở tại ${resort.name}`}
        value={from && to ? { from, to } : null}
        onChange={(chosen) => onStay({ ...stay, from_day: chosen.from, to_day: chosen.to })}
        min={today}
        max={last}
        unavailable={full}
        prices={prices}
        marks={marks}
        maxNights={MAX_NIGHTS}
        texts={{ available: t`còn chỗ`, unavailable: t`hết chỗ` }}
      />
    </>
  )
}
