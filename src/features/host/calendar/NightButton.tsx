import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, MouseEvent } from 'react'
import { shortMoney } from '#src/i18n/shortMoney.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { stateOf, useSaidNight, type Night } from './night.ts'
import styles from './NightButton.module.css'

interface NightButtonProps {
  readonly date: string
  /** Undefined until it is known. */
  readonly night: Night | undefined
  readonly holiday: string | undefined
  readonly isChosen: boolean
  readonly today: string
  /** The last night that can be changed. */
  readonly last: string
  /** A field of a month, with its day; or a part of a room's row, below the day's heading and the guests. */
  readonly look: 'field' | 'part'
  readonly tabIndex: number
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  readonly onClick: (event: MouseEvent) => void
}

/** One night: its day, what is sold of it or that it is closed, and its price; in words for who hears it. */
export function NightButton({
  date,
  night,
  holiday,
  isChosen,
  today,
  last,
  look,
  ...rest
}: NightButtonProps) {
  const { t } = useLingui()
  const format = useFormat()
  const said = useSaidNight()
  const state = stateOf(night)
  const field = look === 'field'
  const price = night && (field || state === 'open') && (
    <span className={styles.price} data-own={night.ownPrice !== null || undefined}>
      {shortMoney(night.price, format.language)}
    </span>
  )
  const short = {
    sold: field && t`Kín`,
    closed: field ? (
      night?.elsewhere ? (
        t`Trang khác`
      ) : (
        t`Đóng`
      )
    ) : (
      <Icon name={night?.elsewhere ? 'external' : 'lock'} size={16} />
    ),
    open: night && night.taken > 0 ? `${night.taken}/${night.units}` : '',
    unknown: '',
  }
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isChosen}
      className={styles.night}
      data-look={look}
      data-night={date}
      data-state={state}
      data-chosen={isChosen || undefined}
      data-today={date === today || undefined}
      data-holiday={holiday !== undefined || undefined}
      disabled={date < today || date > last}
    >
      <VisuallyHidden>{said(date, night, holiday)}</VisuallyHidden>
      <span className={styles.face} aria-hidden>
        {field && <span className={styles.day}>{Number(date.slice(8))}</span>}
        <span className={styles.state}>{short[state]}</span>
        {price}
      </span>
    </button>
  )
}
