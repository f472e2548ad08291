import { createFileRoute } from '@tanstack/react-router'
import { loadResort } from '#src/app/resortRoute.ts'
import { titleHead } from '#src/app/title.ts'
import { ResortPage } from '#src/features/resort/ResortPage.tsx'
import { readStay } from '../-search.ts'

export const Route = createFileRoute('/apartment/$id')({
  staticData: { catalogs: ['resort', 'stay'], deferredCatalogs: ['heart'], rendered: true, named: true },
  validateSearch: readStay,
  loader: ({ context, params }) => loadResort(context, params.id, 'apartment'),
  head: titleHead,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  return (
    <ResortPage
      key={id}
      resortId={id}
      stay={Route.useSearch()}
      onStay={(stay) => void navigate({ search: stay, replace: true, resetScroll: false })}
    />
  )
}
