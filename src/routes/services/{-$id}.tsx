import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/services/{-$id}')({
  staticData: { title: msg`Dịch vụ`, catalogs: ['later'], rendered: true },
  ...later,
})
