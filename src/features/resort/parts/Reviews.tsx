import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { useReviews } from '../useReviews.ts'
import { OneReview } from './OneReview.tsx'
import styles from './Reviews.module.css'
import page from '../ResortPage.module.css'

/** What guests say: the mark and its three parts, and their words page by page. */
export function Reviews({ resort }: { readonly resort: ResortDetail }) {
  const { reviews, error, hasMore, isMoreComing, more } = useReviews(resort.id)
  return (
    <section className={page.section} id="reviews">
      <SectionHeading>
        <Plural value={resort.rates.count} _0="Chưa có đánh giá" other="# đánh giá của khách" />
      </SectionHeading>
      {resort.rates.count > 0 ? (
        <Marks resort={resort} />
      ) : (
        <p>
          <Trans>Hãy là người đầu tiên kể về nơi này sau chuyến đi.</Trans>
        </p>
      )}
      {error && (
        <p>
          <Trans>Chưa tải được lời đánh giá.</Trans>{' '}
          <Button size="small" onClick={more}>
            <Trans>Thử lại</Trans>
          </Button>
        </p>
      )}
      <ul className={styles.reviews} role="list">
        {reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button busy={isMoreComing} onClick={more}>
            <Trans>Xem thêm đánh giá</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

function Marks({ resort: { rate, rates } }: { readonly resort: ResortDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const parts = [
    { key: 'clean', name: t`Sạch sẽ`, value: rates.clean },
    { key: 'convenient', name: t`Tiện lợi`, value: rates.convenient },
    { key: 'service', name: t`Phục vụ`, value: rates.service },
  ]
  return (
    <div className={styles.marks}>
      <p className={styles.mark}>
        <strong data-figures="">{format.decimal(rate)}</strong>
        <Stars value={rate} label={t`${format.decimal(rate)} trên 5 sao`} />
      </p>
      <dl className={styles.parts}>
        {parts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd data-figures="">{format.decimal(value)}</dd>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(value / 5) * 100} height="6" rx="3" />
            </svg>
          </div>
        ))}
      </dl>
    </div>
  )
}
