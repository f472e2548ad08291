import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/booking-service/$id')({
  staticData: { title: msg`Dịch vụ đã đặt`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
