import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/profile/comment')({
  staticData: { title: msg`Đánh giá của tôi`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
