import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/booking/edit/villa-detail-cache/{-$id}')({
  staticData: { title: msg`Chi tiết sửa đặt phòng`, catalogs: ['later'], access: 'signedIn' },
  head: titleHead,
  component: LaterPage,
})
