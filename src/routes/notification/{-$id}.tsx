import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/notification/{-$id}')({
  staticData: { title: msg`Thông báo`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
