import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#src/api/call.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Stars } from '#src/ui/Rating.tsx'
import type { ResortDetail, Review } from '#contract/shapes/resort.ts'
import styles from '../ResortPage.module.css'

/** What guests say: three marks, and their words page by page. */
export function Reviews({ resort }: { readonly resort: ResortDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const { rates } = resort
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, error } = useInfiniteQuery({
    queryKey: ['resort.reviews', { resort_id: resort.id }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'resort.reviews',
        { resort_id: resort.id, page_size: 6, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 600_000,
  })
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  const mark = (name: string, value: number) => t`${name} ${format.decimal(value)}`
  return (
    <section className={styles.section} id="reviews">
      <SectionHeading>
        <Plural value={rates.count} _0="Chưa có đánh giá" other="# đánh giá của khách" />
      </SectionHeading>
      {rates.count > 0 && (
        <p className={styles.rates}>
          <span>{mark(t`Sạch sẽ`, rates.clean)}</span>
          <span>{mark(t`Tiện lợi`, rates.convenient)}</span>
          <span>{mark(t`Phục vụ`, rates.service)}</span>
        </p>
      )}
      {error && !data && (
        <p>
          <Trans>Chưa tải được lời đánh giá.</Trans>
        </p>
      )}
      <ul className={styles.rooms} role="list">
        {reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Xem thêm đánh giá</Trans>
        </Button>
      )}
    </section>
  )
}

function OneReview({ review }: { readonly review: Review }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <article className={styles.review}>
      <p>
        <strong>{review.guestName}</strong> <span className={styles.soft}>{review.stayedIn}</span>
      </p>
      <Stars value={review.average} label={t`${format.decimal(review.average)} trên 5 sao`} />
      <p>{review.text}</p>
      {review.pictureIds.length > 0 && (
        <div className={styles.rates}>
          {review.pictureIds.map((id) => (
            <Picture key={id} id={id} alt={t`Ảnh của ${review.guestName}`} sizes="160px" />
          ))}
        </div>
      )}
      {review.reply && (
        <p className={styles.reply}>
          <strong>
            <Trans>Chủ nhà trả lời</Trans>
          </strong>
          <br />
          {review.reply.text}
        </p>
      )}
    </article>
  )
}
