import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/desk/')({
  staticData: { catalogs: ['later'], access: 'desk.work' },
  head: ({ match }) => pageHead(match, msg`Bàn làm việc`),
  component: LaterPage,
})
