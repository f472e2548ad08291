import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { nightsBetween } from '#contract/days.ts'
import { holidayMarks } from '#src/i18n/holidays.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { StayCalendar } from '#src/ui/StayCalendar.tsx'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/shapes/searchDefaults.ts'
import type { DateChoiceProps } from './DateChoice.tsx'
import styles from './DateChoice.module.css'

/** The calendar of the search over the coming year, holidays marked. */
export function SearchCalendar({ today, from, to, onChange }: DateChoiceProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const marks = useMemo(() => holidayMarks(i18n), [i18n])
  const last = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString()
  const chosen = from !== undefined && to !== undefined
  return (
    <StayCalendar
      label={t`Ngày ở`}
      value={chosen ? { from, to } : null}
      onChange={(stay) => onChange({ from_day: stay.from, to_day: stay.to })}
      min={today}
      max={last}
      marks={marks}
      maxNights={MAX_NIGHTS}
      months={2}
      texts={{ available: t`chọn được`, unavailable: t`không chọn được` }}
      footer={
        <div className={styles.footer}>
          <p role="status" className={styles.nights}>
            {chosen ? (
              `${format.range(from, to)} · ${format.nights(nightsBetween(from, to))}`
            ) : (
              <Trans>Chọn ngày nhận, rồi ngày trả phòng</Trans>
            )}
          </p>
          {chosen && (
            <Button tone="quiet" onClick={() => onChange({ from_day: undefined, to_day: undefined })}>
              <Trans>Bỏ ngày</Trans>
            </Button>
          )}
          <Button data-closes>
            <Trans>Xong</Trans>
          </Button>
        </div>
      }
    />
  )
}
