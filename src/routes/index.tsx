import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { HomePage } from '#src/features/home/HomePage.tsx'
import { SearchWidget } from '#src/features/search/widget/SearchWidget.tsx'
import { deferred } from '#src/ui/deferred.tsx'

/** The search answers first; what is under it are links, which need no script. */
const HomeBlocks = deferred(() => import('./-homeBlocks.tsx').then((module) => module.HomeBlocks), 'visible')

export const Route = createFileRoute('/')({
  staticData: { catalogs: ['welcome'], deferredCatalogs: ['home', 'search', 'heart'], rendered: true },
  loader: async ({ context }) => {
    const [areas] = await Promise.all([
      context.queryClient.ensureQueryData(query('helper.projectAreas', {})).catch(() => []),
      context.queryClient.prefetchQuery(query('home.blocks', {})),
    ])
    return { areas }
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const { areas } = Route.useLoaderData()
  const search = (
    <SearchWidget
      areas={areas}
      search={{}}
      priced
      onSearch={(next) => void navigate({ to: '/list-room', search: next })}
    />
  )
  return (
    <HomePage search={search}>
      <HomeBlocks />
    </HomePage>
  )
}
