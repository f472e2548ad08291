import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { VrPage } from '#src/features/resort/vr/VrPage.tsx'
import { readResort } from '../-search.ts'

export const Route = createFileRoute('/vr/link')({
  staticData: { catalogs: ['resort'] },
  validateSearch: readResort,
  head: ({ match }) => pageHead(match, msg`Tham quan thực tế ảo`),
  component: Page,
})

function Page() {
  return <VrPage resortId={Route.useSearch().resort_id} />
}
