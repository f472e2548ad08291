import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/booking/edit/list-room')({
  staticData: { title: msg`Chọn phòng khác`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
