import { useLingui } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { PlaceActions } from '#src/app/favourites/deferredActions.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from './ResortTitle.module.css'

const ICONS = { 1: 'villa', 2: 'apartment', 3: 'hotel' } as const

/** The name of a resort, what it is, where it is, and how guests found it. */
export function ResortTitle({ resort, stay }: { readonly resort: ResortDetail; readonly stay: StaySearch }) {
  const { t } = useLingui()
  const format = useFormat()
  const rate = format.decimal(resort.rate)
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{resort.name}</h1>
        <PlaceActions resortId={resort.id} name={resort.name} stay={stay} type={resort.type} look="line" />
      </div>
      <p className={styles.line}>
        <span className={styles.fact}>
          <Icon name={ICONS[resort.type]} />
          {resort.resortTypeName}
        </span>
        <span className={styles.fact}>
          <Icon name="pin" />
          {resort.address}
        </span>
        {resort.rates.count > 0 && (
          <a href="#reviews" className={styles.rate}>
            <Rating
              value={rate}
              label={t`${rate} trên 5, ${resort.rates.count} đánh giá`}
              count={resort.rates.count}
            />
          </a>
        )}
      </p>
    </header>
  )
}
