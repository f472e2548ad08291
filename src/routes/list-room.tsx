import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { query } from '#src/api/query.ts'
import { pageHead } from '#src/app/title.ts'
import { ListRoomPage } from '#src/features/search/ListRoomPage.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { readRoomList } from './-search.ts'

/** Below the results: its script comes when one comes near it. */
const SaveSearch = deferred(
  () => import('#src/features/favourite/saved/SaveSearch.tsx').then((part) => part.SaveSearch),
  'visible',
)

export const Route = createFileRoute('/list-room')({
  staticData: { catalogs: ['search', 'welcome'], deferredCatalogs: ['heart'], rendered: true },
  validateSearch: readRoomList,
  loaderDeps: ({ search: { map: _map, ...asked } }) => asked,
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
  const said = Route.useSearch()
  const navigate = Route.useNavigate()
  const { map, search } = useMemo(() => {
    const { map: open, ...asked } = said
    return { map: open, search: asked }
  }, [said])
  return (
    <ListRoomPage
      search={search}
      map={map === true}
      saving={(asked) => <SaveSearch search={asked} />}
      // The map is a place to come back from; closed by its cross it is none to come back to.
      onMap={(open) =>
        void navigate({ search: { ...search, map: open || undefined }, replace: !open, resetScroll: false })
      }
      onSearch={(next, how) =>
        // A filter changes what is on the screen, and is no place to come back to.
        void navigate({
          search: { ...next, map },
          ...(how === 'narrowed' ? { replace: true, resetScroll: false } : {}),
        })
      }
    />
  )
}
