import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { placePath } from '#src/domain/place/placePath.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { NewsArticle } from '#contract/shapes/news.ts'
import styles from './news.module.css'

/** Where to stay near what the article tells of. */
export function RelatedPlaces({ area, places }: Readonly<Pick<NewsArticle, 'area' | 'places'>>) {
  const { t } = useLingui()
  const format = useFormat()
  if (area === null || places.length === 0) return null
  return (
    <section>
      <SectionHeading
        action={
          <Link to="/list-room" search={{ project_area_id: area.id }}>
            <Trans>Xem tất cả</Trans>
          </Link>
        }
      >
        <Trans>Chỗ ở tại {area.name}</Trans>
      </SectionHeading>
      <ul className={styles.grid} role="list">
        {places.map((place) => {
          const rate = format.decimal(place.rate)
          return (
            <li key={place.resortId}>
              <Card look="mount" interactive>
                <Picture id={place.pictureId} alt="" sizes="(min-width: 992px) 360px, 92vw" />
                <div className={cardBodyClass}>
                  <p className={styles.when}>
                    {place.resortTypeName}
                    {place.reviewCount > 0 && (
                      <Rating
                        value={rate}
                        label={t`${rate} trên 5, ${place.reviewCount} đánh giá`}
                        count={place.reviewCount}
                      />
                    )}
                  </p>
                  <h3 className={styles.name}>
                    <Link
                      to={placePath(place.resortType)}
                      params={{ id: place.resortId }}
                      className={cardLinkClass}
                    >
                      {place.resortName}
                    </Link>
                  </h3>
                  <Price amount={t`từ ${format.money(place.priceAfterDiscount)}`} unit={t`mỗi đêm`} />
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
