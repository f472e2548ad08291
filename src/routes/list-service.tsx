import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pageHead } from '#src/app/title.ts'
import { ListServicePage } from '#src/features/service/ListServicePage.tsx'
import { loadServices } from '#src/features/service/load.ts'
import { readServiceSearch } from '#src/features/service/readSearch.ts'

export const Route = createFileRoute('/list-service')({
  staticData: { catalogs: ['service'], rendered: true },
  // What stands in the address is read by the page, whose script knows how.
  validateSearch: (raw: Record<string, unknown>) => raw,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadServices(context.queryClient, deps),
  head: ({ match }) =>
    pageHead(match, msg`Vé và trải nghiệm`, msg`Vé và trải nghiệm quanh nơi bạn ở, chọn giờ còn chỗ.`),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const raw = Route.useSearch()
  const stayId = typeof raw['booking_id'] === 'string' ? raw['booking_id'] : undefined
  return (
    <ListServicePage
      search={useMemo(() => readServiceSearch(raw), [raw])}
      stayId={stayId}
      onSearch={(search) =>
        // A filter changes what is on the screen, and is no place to come back to.
        void navigate({
          search: { ...search, booking_id: stayId },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
