import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/new/{-$id}')({
  staticData: { title: msg`Tin tức`, catalogs: ['later'], rendered: true },
  head: titleHead,
  component: LaterPage,
})
