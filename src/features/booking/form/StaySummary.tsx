import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { nightsBetween } from '#contract/days.ts'
import { placePath } from '#src/domain/place/placePath.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import styles from './StaySummary.module.css'

/** Which place, when and for how many: the head of the form, kept current while it is filled in. */
export function StaySummary({ resort, draft }: { readonly resort: ResortDetail; readonly draft: Draft }) {
  const { t } = useLingui()
  const format = useFormat()
  const guests = draft.adults + draft.children + draft.toddlers
  const dated = draft.checkIn !== '' && draft.checkOut > draft.checkIn
  return (
    <section className={styles.summary} aria-label={resort.name}>
      <div className={styles.picture}>
        <Picture
          id={resort.pictureIds[0] ?? ''}
          alt=""
          sizes="(min-width: 992px) 380px, 128px"
          ratio="fill"
          priority
        />
      </div>
      <div className={styles.words}>
        <p className="note">{resort.resortTypeName}</p>
        <h2 className={styles.name}>
          <Link to={placePath(resort.type)} params={{ id: resort.id }}>
            {resort.name}
          </Link>
        </h2>
        <p className={styles.line}>
          <Icon name="pin" size={16} />
          <span className="words">
            {resort.projectAreaName}
            {resort.rates.count > 0 && (
              <Rating
                value={format.decimal(resort.rate)}
                label={t`${format.decimal(resort.rate)} trên 5, ${plural(resort.rates.count, { other: '# đánh giá' })}`}
                count={format.number(resort.rates.count)}
              />
            )}
          </span>
        </p>
        {dated && (
          <p className={styles.line}>
            <Icon name="calendar" size={16} />
            <span>
              <time dateTime={draft.checkIn}>{format.range(draft.checkIn, draft.checkOut)}</time>
              {', '}
              {format.nights(nightsBetween(draft.checkIn, draft.checkOut))}
            </span>
          </p>
        )}
        <p className={styles.line}>
          <Icon name="users" size={16} />
          <Plural value={guests} other="# khách" />
        </p>
        {draft.services.length > 0 && (
          <p className={styles.line}>
            <Icon name="ticket" size={16} />
            <Plural value={draft.services.length} other="# trải nghiệm đi kèm" />
          </p>
        )}
        {resort.confirmationPolicy === 'INSTANT' && (
          <p className={styles.line} data-good="">
            <Icon name="check-circle" size={16} />
            <Trans>Xác nhận ngay</Trans>
          </p>
        )}
      </div>
    </section>
  )
}
