import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/host/')({
  staticData: { catalogs: ['later'], access: 'host.work' },
  head: ({ match }) => pageHead(match, msg`Dành cho chủ nhà`),
  component: LaterPage,
})
