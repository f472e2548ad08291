import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { ReviewsPage } from '#src/features/host/reviews/ReviewsPage.tsx'

export const Route = createFileRoute('/host/reviews')({
  head: ({ match }) => pageHead(match, msg`Đánh giá của khách`),
  component: ReviewsPage,
})
