import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/services/{-$id}')({
  staticData: { catalogs: ['later'], rendered: true },
  head: ({ match }) => pageHead(match, msg`Dịch vụ`),
  component: LaterPage,
})
