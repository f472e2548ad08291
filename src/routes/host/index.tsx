import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/host/')({
  staticData: { title: msg`Dành cho chủ nhà`, catalogs: ['later'], access: 'host.work' },
  ...later,
})
