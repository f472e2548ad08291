import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/vr/link')({
  staticData: { catalogs: ['later'] },
  head: ({ match }) => pageHead(match, msg`Tham quan thực tế ảo`),
  component: LaterPage,
})
