import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/booking-service/detail/{-$key}')({
  staticData: { title: msg`Đặt dịch vụ`, catalogs: ['later'], access: 'signedIn' },
  ...later,
})
