import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/operating-regulations')({
  staticData: { title: msg`Quy chế hoạt động`, catalogs: ['later'], rendered: true },
  ...later,
})
