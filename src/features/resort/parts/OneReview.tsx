import { Trans, useLingui } from '@lingui/react/macro'
import { wallClock } from '#src/i18n/format/moments.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import type { Review } from '#contract/shapes/resort.ts'
import styles from './Reviews.module.css'

/** One guest's words, with their pictures and the host's reply. */
export function OneReview({ review }: { readonly review: Review }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <article className={styles.review}>
      <header className="line-3">
        <Avatar name={review.guestName} />
        <div>
          <h3 className={styles.name}>{review.guestName}</h3>
          <p className="note">
            {review.stayedIn} ·{' '}
            <time dateTime={review.createdAt}>{format.month(wallClock(review.createdAt).day)}</time>
          </p>
        </div>
      </header>
      <Stars value={review.average} label={t`${format.decimal(review.average)} trên 5 sao`} />
      <p>{review.text}</p>
      {review.pictureIds.length > 0 && (
        <div className={styles.shots}>
          {review.pictureIds.map((id) => (
            <Picture key={id} id={id} alt={t`Ảnh của ${review.guestName}`} sizes="160px" />
          ))}
        </div>
      )}
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.name}>
            <Trans>Chủ nhà trả lời</Trans>
          </p>
          <p>{review.reply.text}</p>
        </div>
      )}
    </article>
  )
}
