import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/booking/edit/hotel-detail-cache/{-$id}')({
  staticData: { catalogs: ['later'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Chi tiết sửa đặt phòng`),
  component: LaterPage,
})
