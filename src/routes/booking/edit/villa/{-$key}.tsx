import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/booking/edit/villa/{-$key}')({
  staticData: { title: msg`Sửa đặt phòng`, catalogs: ['later'], access: 'signedIn' },
  head: titleHead,
  component: LaterPage,
})
