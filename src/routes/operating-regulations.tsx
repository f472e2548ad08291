import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/operating-regulations')({
  staticData: { catalogs: ['later'], rendered: true },
  head: ({ match }) => pageHead(match, msg`Quy chế hoạt động`),
  component: LaterPage,
})
