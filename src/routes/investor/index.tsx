import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/investor/')({
  staticData: { catalogs: ['later'], access: 'investor.read' },
  head: ({ match }) => pageHead(match, msg`Dành cho nhà đầu tư`),
  component: LaterPage,
})
