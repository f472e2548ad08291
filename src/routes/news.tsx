import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/news')({
  staticData: { catalogs: ['later'], rendered: true },
  head: ({ match }) => pageHead(match, msg`Tin tức và sự kiện`),
  component: LaterPage,
})
