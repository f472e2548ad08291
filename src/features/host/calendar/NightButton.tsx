import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { HostCalendar } from '#contract/shapes/host.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './MonthGrid.module.css'

export type Night = HostCalendar['nights'][number]

const stateOf = (night: Night | undefined) =>
  night === undefined
    ? 'unknown'
    : night.taken >= night.units
      ? 'sold'
      : night.closed || night.elsewhere
        ? 'closed'
        : 'open'

interface NightButtonProps {
  readonly date: string
  /** Undefined until it is known. */
  readonly night: Night | undefined
  readonly holiday: string | undefined
  readonly isChosen: boolean
  readonly today: string
  readonly tabIndex: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** One night: its day, what is sold of it or that it is closed, and its price; in words for who hears it. */
export function NightButton({ date, night, holiday, isChosen, today, ...rest }: NightButtonProps) {
  const { t } = useLingui()
  const format = useFormat()
  const state = stateOf(night)
  const [taken, units] = night ? [night.taken, night.units] : [0, 0]
  const said = [
    format.spokenDate(date),
    holiday,
    night?.closed ? t`đã đóng` : undefined,
    night?.elsewhere ? t`có khách ở trang khác` : undefined,
    taken > 0 ? t`đã bán ${taken} trên ${units}` : undefined,
    state === 'open' && taken === 0 ? t`còn trống` : undefined,
    night && format.vnd(night.price),
  ]
  const short = {
    sold: t`Kín`,
    closed: night?.elsewhere ? t`Trang khác` : t`Đóng`,
    open: taken > 0 ? `${taken}/${units}` : '',
    unknown: '',
  }
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isChosen}
      className={styles.night}
      data-night={date}
      data-state={state}
      data-chosen={isChosen || undefined}
      data-today={date === today || undefined}
      data-holiday={holiday !== undefined || undefined}
      disabled={date < today}
    >
      <VisuallyHidden>{said.filter((part) => part !== undefined).join(', ')}</VisuallyHidden>
      <span className={styles.face} aria-hidden>
        <span className={styles.day}>{Number(date.slice(8))}</span>
        <span className={styles.state}>{short[state]}</span>
        {night && (
          <span className={styles.price} data-own={night.ownPrice !== null || undefined}>
            {format.shortMoney(night.price)}
          </span>
        )}
      </span>
    </button>
  )
}
