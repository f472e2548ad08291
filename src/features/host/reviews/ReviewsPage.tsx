import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '#src/api/pages.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { HostReview } from './HostReview.tsx'
import { REPLY_DAYS, REVIEW_DAYS } from '#contract/numbers.ts'
import page from '#src/app/work/page.module.css'

/** What guests wrote about my places, and my one reply to each. */
export function ReviewsPage() {
  const { t } = useLingui()
  const list = useInfiniteQuery(pages('host.reviews', {}))
  const { data, error, isPending } = list
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void list.refetch()} />
  const reviews = data.pages.flatMap((one) => one.reviews)
  const waiting = data.pages[0]?.waiting ?? 0
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        lead={
          waiting > 0 ? (
            <Plural value={waiting} other="# đánh giá chờ bạn trả lời." />
          ) : (
            <Trans>Bạn trả lời mỗi đánh giá một lần, trong {REPLY_DAYS} ngày.</Trans>
          )
        }
      >
        <Trans>Đánh giá của khách</Trans>
      </SectionHeading>
      <SavedNote at={savedAt(data.pages[0])} />
      {reviews.length === 0 && (
        <EmptyState picture="letter" title={<Trans>Chưa có đánh giá nào</Trans>}>
          <p>
            <Trans>Khách viết đánh giá trong {REVIEW_DAYS} ngày sau khi trả phòng.</Trans>
          </p>
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <ul className="stack-3" role="list" aria-label={t`Đánh giá của khách`}>
          {reviews.map((review) => (
            <li key={review.id}>
              <HostReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}
