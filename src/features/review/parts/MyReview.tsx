import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { serverTime } from '#src/api/serverClock.ts'
import { wallClock } from '#src/i18n/format/moments.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import type { MyReview as Review } from '#contract/shapes/review.ts'
import styles from '../review.module.css'

interface MyReviewProps {
  readonly review: Review
  readonly onEdit: () => void
}

/** One review of mine: its marks, the host's reply, and whether others see it. */
export function MyReview({ review, onEdit }: MyReviewProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { editableUntil } = review
  const editable =
    review.bookingId !== null && editableUntil !== null && Date.parse(editableUntil) > serverTime()
  return (
    <Card as="article" padded>
      <div className={styles.review}>
        <header className={styles.head}>
          <Picture id={review.resortPictureId} alt="" sizes="88px" ratio="square" />
          <div>
            <h3 className="strong body">
              {review.bookingId === null ? (
                review.resortName
              ) : (
                <Link to="/booking/$id" params={{ id: review.bookingId }}>
                  {review.resortName}
                </Link>
              )}
            </h3>
            <p className="soft">
              {review.stayedIn} ·{' '}
              <time dateTime={review.createdAt}>{format.plainDate(wallClock(review.createdAt).day)}</time>
            </p>
            <p className={styles.average}>
              <Stars value={review.average} label={t`${format.decimal(review.average)} trên 5 sao`} />
              {review.state === 'REJECTED' && (
                <Badge tone="attention">
                  <Trans>Không được đăng</Trans>
                </Badge>
              )}
            </p>
          </div>
        </header>
        <p className="soft">
          <Trans>
            Sạch sẽ {review.clean} · Tiện lợi {review.convenient} · Phục vụ {review.service}
          </Trans>
        </p>
        {review.text !== '' && <p className={styles.words}>{review.text}</p>}
        {review.pictureIds.length > 0 && (
          <ul className={styles.shots} role="list">
            {review.pictureIds.map((id, index) => (
              <li key={id} className={styles.shot}>
                <Picture id={id} alt={t`Ảnh ${index + 1} của đánh giá`} sizes="128px" ratio="square" />
              </li>
            ))}
          </ul>
        )}
        {review.state === 'REJECTED' && (
          <Notice tone="warning" title={<Trans>Người khác không thấy đánh giá này</Trans>}>
            {review.rejectedBecause ?? <Trans>Nội dung không theo quy định đánh giá.</Trans>}
          </Notice>
        )}
        {review.reply && (
          <div className={styles.reply}>
            <p className="strong body">
              <Trans>Chủ nhà trả lời</Trans>
            </p>
            <p className={styles.words}>{review.reply.text}</p>
          </div>
        )}
        {editable && (
          <div className={styles.editable}>
            <Button size="small" icon="pencil" onClick={onEdit}>
              <Trans>Sửa</Trans>
            </Button>
            <span className="soft">
              <Trans>
                Sửa được {format.deadline(editableUntil, new Date(serverTime()).toISOString())}, hoặc đến khi
                chủ nhà trả lời.
              </Trans>
            </span>
          </div>
        )}
      </div>
    </Card>
  )
}
