import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/vr/link')({
  staticData: { title: msg`Tham quan thực tế ảo`, catalogs: ['later'] },
  head: titleHead,
  component: LaterPage,
})
