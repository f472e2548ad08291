import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '#src/app/Guarded.tsx'
import { titleHead } from '#src/app/title.ts'
import { LaterPage } from '#src/features/later/LaterPage.tsx'

export const Route = createFileRoute('/desk/')({
  staticData: { title: msg`Bàn làm việc`, catalogs: ['later'], access: 'desk.work' },
  head: titleHead,
  component: Page,
})

function Page() {
  return (
    <Guarded capability="desk.work">
      <LaterPage />
    </Guarded>
  )
}
