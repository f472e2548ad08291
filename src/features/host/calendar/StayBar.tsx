import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { hostStatusLook } from '../parts/words.ts'
import type { Bar } from './bars.ts'
import styles from './RoomsGrid.module.css'

/** What says without colour that a stay is not simply booked. */
const MARKS: Partial<Record<BadgeTone, IconName>> = {
  warning: 'clock',
  attention: 'warning',
  neutral: 'check',
}

/** A guest over their nights, from the middle of the day of arrival to that of departure; leads to the booking. */
export function StayBar({ bar, tabIndex }: { readonly bar: Bar; readonly tabIndex: number }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { stay, lane, lead, length, before, after } = bar
  const { units } = stay
  const look = hostStatusLook(stay.status)
  const mark = MARKS[look.tone]
  const said = [
    stay.guestName,
    units > 1 ? t`${plural(units, { other: '# phòng' })}` : undefined,
    format.range(stay.checkIn, stay.checkOut),
    i18n._(look.text),
    stay.code,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
  return (
    <Link
      to="/host/bookings/$id"
      params={{ id: stay.bookingId }}
      tabIndex={tabIndex}
      className={styles.bar}
      data-tone={look.tone}
      data-before={before || undefined}
      data-after={after || undefined}
      aria-label={said}
      title={said}
      style={{
        insetBlockStart: `${lane * 1.75 + 0.25}rem`,
        insetInlineStart: `calc(${lead * 100}% + ${before ? 0 : 1}px)`,
        inlineSize: `calc(${length * 100}% - ${before || after ? 1 : 2}px)`,
      }}
    >
      {mark && <Icon name={mark} size={16} />}
      <span className="clipped narrow">{stay.guestName}</span>
      {units > 1 && <span>×{units}</span>}
    </Link>
  )
}
