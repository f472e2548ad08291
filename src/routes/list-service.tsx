import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/list-service')({
  staticData: { title: msg`Dịch vụ và trải nghiệm`, catalogs: ['later'], rendered: true },
  head: titleHead,
  component: LaterPage,
})
