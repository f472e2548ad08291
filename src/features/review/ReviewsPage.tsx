import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { MyReview as Review } from '#contract/shapes/review.ts'
import { MyReview } from './parts/MyReview.tsx'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from './parts/ReviewsStates.tsx'
import { WaitingStay } from './parts/WaitingStay.tsx'
import styles from './review.module.css'
import { part } from '#src/ui/part.ts'

const RateSheet = part(() => import('./RateSheet.tsx'), 'RateSheet')

/** My reviews, newest first, and the stays that wait for one. */
export function ReviewsPage() {
  const list = useInfiniteQuery(pages('review.mine', {}))
  const { data, error, refetch } = list
  const [editing, setEditing] = useState<Review | null>(null)
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  const waiting = data?.pages[0]?.waiting ?? []
  return (
    <div className={styles.page}>
      <SectionHeading level={1} lead={<Trans>Điều bạn đã nói về những nơi bạn ghé.</Trans>}>
        <Trans>Đánh giá của tôi</Trans>
      </SectionHeading>
      <SavedNote at={savedAt(data?.pages[0])} />
      {!data && (error ? <ReviewsError error={error} onRetry={() => void refetch()} /> : <ReviewsLoading />)}
      {waiting.length > 0 && (
        <section className={styles.list}>
          <h2 className="lead">
            <Trans>Chờ bạn đánh giá</Trans>
          </h2>
          {waiting.map((stay) => (
            <WaitingStay key={stay.bookingId} stay={stay} />
          ))}
        </section>
      )}
      {reviews.length > 0 && (
        <section className={styles.list}>
          <h2 className="lead">
            <Trans>Đã viết</Trans>
          </h2>
          {reviews.map((review) => (
            <MyReview key={review.id} review={review} onEdit={() => setEditing(review)} />
          ))}
          <MoreButton list={list} />
        </section>
      )}
      {data && reviews.length === 0 && waiting.length === 0 && <ReviewsEmpty />}
      {editing !== null && editing.bookingId !== null && (
        <Suspense>
          <RateSheet
            bookingId={editing.bookingId}
            resortName={editing.resortName}
            before={editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
