import { Trans, useLingui } from '@lingui/react/macro'
import { holidayText } from '#src/i18n/holidays.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { policyFor } from '#contract/cancellationPolicy.ts'
import type { RoomRates, ResortDetail } from '#contract/shapes/resort.ts'
import { dearestOf, holidaysFor, type Stay } from './holidayPrices.ts'
import styles from './HolidayNote.module.css'

/**
 * What a holiday changes, said before one chooses: its price and its stricter terms. With dates, of the holidays they touch;
 * without, of the next ones that can be booked. Nothing where nothing changes.
 */
export function HolidayNote({
  resort,
  rates,
  stay,
}: {
  readonly resort: Pick<ResortDetail, 'cancellationPolicy' | 'checkInTime'>
  /** Of the rooms that are or may be chosen. */
  readonly rates: readonly RoomRates[]
  readonly stay: Stay | null
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const policy = usePolicyText()
  const today = useToday()
  const notes = holidaysFor(stay, today).map((holiday) => {
    const { from, to, name } = holiday
    const price = dearestOf(rates, holiday, stay)
    const checkIn = stay?.checkIn ?? from
    const own = resort.cancellationPolicy
    const terms = policyFor(own, checkIn, stay?.checkOut ?? to)
    const stricter =
      terms === own ? [] : policy.cancellation({ policy: terms, checkIn, checkInTime: resort.checkInTime })
    return { key: from, days: format.range(from, to), name: holidayText(i18n, name), price, stricter }
  })
  const shown = notes.filter(({ price, stricter }) => price !== null || stricter.length > 0)
  if (shown.length === 0) return null
  return (
    <ul className={styles.notes} role="list">
      {shown.map(({ key, days, name, price, stricter }) => (
        <li key={key} className={styles.note}>
          <Icon name="calendar" />
          <span>
            <strong>
              {name} ({days})
            </strong>
            {price !== null && (
              <>
                {'. '}
                <Trans>
                  Giá dịp này từ {format.money(price.holiday)} mỗi đêm, ngày thường từ{' '}
                  {format.money(price.ordinary)}.
                </Trans>
              </>
            )}
            {stricter.length > 0 && (
              <>
                {' '}
                <Trans>Dịp lễ: {stricter.join(' ')}</Trans>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
