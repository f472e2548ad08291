import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Output } from '#contract/endpoints.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { wallClock } from '#src/i18n/format/moments.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { intent } from '#src/ui/intent.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import styles from './HostReview.module.css'
import { part } from '#src/ui/part.ts'

export type ReviewOfHost = Output<'host.reviews'>['reviews'][number]

const load = () => import('./ReportSheet.tsx')
const ReportSheet = part(load, 'ReportSheet')

/** The reply to a review that waits on this device; null where none does. */
function useWaitingReply(reviewId: string): string | null {
  const waits = useWaiting('host.reply').find((input) => 'review_id' in input && input.review_id === reviewId)
  return waits && 'text' in waits && typeof waits.text === 'string' ? waits.text : null
}

/** One review: the marks, the words, the reply or the form for it. */
export function HostReview({ review }: { readonly review: ReviewOfHost }) {
  const { t } = useLingui()
  const format = useFormat()
  const now = useServerTime(60_000)
  const [replying, setReplying] = useState(false)
  const [reporting, setReporting] = useState(false)
  const { guestName, clean, convenient, service } = review
  const average = format.decimal(review.average)
  const waiting = useWaitingReply(review.id)
  const open = waiting === null && review.replyUntil !== null && Date.parse(review.replyUntil) > now
  return (
    <Card padded>
      <div className="stack-3">
        <header className="line-3">
          <Avatar name={guestName} />
          <div>
            <h2 className="strong body">{guestName}</h2>
            <p className="note">
              {review.resortName}
              {review.bookingCode !== null && ` · ${review.bookingCode}`}
              {' · '}
              <time dateTime={review.createdAt}>{format.plainDate(wallClock(review.createdAt).day)}</time>
            </p>
          </div>
        </header>
        <Stars value={review.average} label={t`${average} trên 5 sao`} />
        <p className="note">
          <Trans>
            Sạch sẽ {clean} · Tiện lợi {convenient} · Phục vụ {service}
          </Trans>
        </p>
        {review.text !== '' && <p>{review.text}</p>}
        {review.pictureIds.length > 0 && (
          <div className={styles.shots}>
            {review.pictureIds.map((id) => (
              <Picture key={id} id={id} alt={t`Ảnh của ${guestName}`} sizes="160px" />
            ))}
          </div>
        )}
        {review.reply && (
          <div className={styles.reply}>
            <p className="strong body">
              <Trans>Bạn đã trả lời</Trans>
            </p>
            <p>{review.reply.text}</p>
          </div>
        )}
        {waiting !== null && (
          <div className={styles.reply}>
            <p className="strong body">
              <Trans>Trả lời của bạn</Trans>
            </p>
            <p>{waiting}</p>
            <p className="note">
              <Icon name="send" size={16} /> <Trans>Chưa gửi</Trans>
            </p>
          </div>
        )}
        {replying && waiting === null ? (
          <ReplyForm review={review} onDone={() => setReplying(false)} />
        ) : (
          <div className="row-3">
            {open && review.replyUntil !== null && (
              <Button tone="primary" size="small" icon="chat" onClick={() => setReplying(true)}>
                <Trans>Trả lời</Trans>
              </Button>
            )}
            {open && review.replyUntil !== null && (
              <span className="note">{format.deadline(review.replyUntil, new Date(now).toISOString())}</span>
            )}
            {review.reported ? (
              <Badge tone="warning" icon="flag">
                <Trans>Đã báo Ghé xem lại</Trans>
              </Badge>
            ) : (
              <Button
                tone="quiet"
                size="small"
                icon="flag"
                {...intent(load)}
                onClick={() => setReporting(true)}
              >
                <Trans>Báo cáo</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {reporting && (
        <Suspense>
          <ReportSheet reviewId={review.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
