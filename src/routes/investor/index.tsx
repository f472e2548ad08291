import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '#src/app/Guarded.tsx'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/investor/')({
  staticData: { title: msg`Dành cho nhà đầu tư`, catalogs: ['later'], access: 'investor.read' },
  head: titleHead,
  component: Page,
})

function Page() {
  return (
    <Guarded capability="investor.read">
      <LaterPage />
    </Guarded>
  )
}
