import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { ReviewsPage } from '#src/features/review/ReviewsPage.tsx'

export const Route = createFileRoute('/profile/comment')({
  staticData: { title: msg`Đánh giá của tôi`, catalogs: ['review', 'pictures'], access: 'signedIn' },
  head: titleHead,
  component: ReviewsPage,
})
