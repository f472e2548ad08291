import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { PlacePage } from '#src/features/host/places/PlacePage.tsx'

export const Route = createFileRoute('/host/places/$id')({
  staticData: { catalogs: ['pictures'] },
  head: ({ match }) => pageHead(match, msg`Chỗ ở của tôi`),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <PlacePage key={id} resortId={id} />
}
