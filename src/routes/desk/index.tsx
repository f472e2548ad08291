import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/desk/')({
  staticData: { title: msg`Bàn làm việc`, catalogs: ['later'], access: 'desk.work' },
  ...later,
})
