import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/new/{-$id}')({
  staticData: { title: msg`Tin tức`, catalogs: ['later'], rendered: true },
  ...later,
})
