import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/booking/edit/hotel/{-$key}')({
  staticData: { catalogs: ['later'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Sửa đặt phòng`),
  component: LaterPage,
})
