import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { pageHead } from '#src/app/title.ts'
import { ListRoomPage } from '#src/features/search/ListRoomPage.tsx'
import { readRoomSearch } from './-search.ts'

export const Route = createFileRoute('/list-room')({
  staticData: { catalogs: ['search', 'welcome'], deferredCatalogs: ['heart'], rendered: true },
  validateSearch: readRoomSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const ask = context.queryClient
    await Promise.all([
      ask.ensureQueryData(query('helper.projectAreas', {})),
      ask.prefetchQuery(query('helper.services', {})),
      ask.prefetchQuery(query('helper.benefits', {})),
      ask.prefetchQuery(query('search.resorts', deps)),
    ])
  },
  head: ({ match }) =>
    pageHead(match, msg`Tìm chỗ ở`, msg`Villa, khách sạn và căn hộ còn trống cho ngày và số khách của bạn.`),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ListRoomPage
      search={search}
      onSearch={(next, how) =>
        // A filter changes what is on the screen, and is no place to come back to.
        void navigate({
          search: next,
          ...(how === 'narrowed' ? { replace: true, resetScroll: false } : {}),
        })
      }
    />
  )
}
