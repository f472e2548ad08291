import { Trans, useLingui } from '@lingui/react/macro'
import { holidayText } from '#src/i18n/holidays.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { holidayOn } from '#contract/holidays.ts'
import type { Tickets } from './useTickets.ts'
import styles from './DayStrip.module.css'

/** Two weeks of days, each told with whether it has tickets; the arrows lead to the weeks before and after. */
export function DayStrip({ tickets }: { readonly tickets: Tickets }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { days, day, first, today, pending, error } = tickets
  const holiday = (date: string) => {
    const name = holidayOn(date)
    return name === null ? null : holidayText(i18n, name)
  }
  const spoken = (date: string) => [format.spokenDate(date), holiday(date)].filter(Boolean).join(', ')
  const holidays = new Set(days.map(({ date }) => holiday(date)).filter((name) => name !== null))
  return (
    <fieldset id="start-date-3" className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Ngày</Trans>
      </legend>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t`Hai tuần trước`}
          disabled={first <= today}
          onClick={tickets.earlier}
        />
        <span className="soft">{format.month(first)}</span>
        <IconButton icon="chevron-right" label={t`Hai tuần sau`} onClick={tickets.later} />
      </div>
      {pending && <Skeleton shape="block" />}
      {error && (
        <p role="status">
          <Trans>Chưa tải được lịch.</Trans>{' '}
          <Button size="small" icon="refresh" onClick={tickets.retry}>
            <Trans>Thử lại</Trans>
          </Button>
        </p>
      )}
      {!pending && !error && (
        <div className={styles.days}>
          {days.map(({ date, left }) => (
            <label key={date} className={styles.day} data-mark={holiday(date) ? true : undefined}>
              <input
                type="radio"
                name="day"
                value={date}
                checked={date === day}
                disabled={left === 0}
                aria-label={left === 0 ? t`${spoken(date)}, hết vé` : spoken(date)}
                onChange={() => tickets.chooseDay(date)}
              />
              <span className={styles.weekday}>{format.dayName(date)}</span>
              <span className={styles.number}>{Number(date.slice(8))}</span>
            </label>
          ))}
        </div>
      )}
      {holidays.size > 0 && <p className="fine strong alarm">{[...holidays].join(', ')}</p>}
      {!pending && !error && days.every(({ left }) => left === 0) && (
        <p role="status">
          <Trans>Hai tuần này đã hết vé.</Trans>{' '}
          <Button size="small" onClick={tickets.later}>
            <Trans>Xem hai tuần sau</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  )
}
