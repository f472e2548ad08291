import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '#src/app/Guarded.tsx'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/host/')({
  staticData: { title: msg`Dành cho chủ nhà`, catalogs: ['later'], access: 'host.work' },
  head: titleHead,
  component: Page,
})

function Page() {
  return (
    <Guarded capability="host.work">
      <LaterPage />
    </Guarded>
  )
}
