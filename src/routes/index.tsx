import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { HomePage } from '#src/features/home/HomePage.tsx'
import { RoomCard } from '#src/features/search/RoomCard.tsx'
import { SearchWidget } from '#src/features/search/widget/SearchWidget.tsx'

export const Route = createFileRoute('/')({
  staticData: { catalogs: ['home', 'search'], rendered: true },
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.prefetchQuery(query('home.blocks', {})),
      context.queryClient.prefetchQuery(query('helper.projectAreas', {})),
    ])
  },
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  const { data: areas = [] } = useQuery(query('helper.projectAreas', {}))
  const search = (
    <SearchWidget
      areas={areas}
      search={{}}
      priced
      onSearch={(next) => void navigate({ to: '/list-room', search: next })}
    />
  )
  return <HomePage search={search} offerCard={(card) => <RoomCard card={card} stay={{}} />} />
}
