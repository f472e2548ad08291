import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { later } from '#src/app/later.ts'

export const Route = createFileRoute('/news')({
  staticData: { title: msg`Tin tức và sự kiện`, catalogs: ['later'], rendered: true },
  ...later,
})
