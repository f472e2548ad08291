import { createFileRoute, redirect } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { pageHead } from '#src/app/title.ts'
import { loadService } from '#src/features/service/load.ts'
import { ServicePage } from '#src/features/service/ServicePage.tsx'

export const Route = createFileRoute('/services/{-$id}')({
  staticData: { catalogs: ['service'], rendered: true },
  validateSearch: (raw: Record<string, unknown>): { booking_day?: unknown; booking_id?: unknown } => raw,
  loader: async ({ context, params }) => {
    if (params.id === undefined) throw redirect({ to: '/list-service', search: {}, replace: true })
    await loadService(context.queryClient, params.id)
  },
  head: ({ match, params }) => {
    const service = match.context.queryClient.getQueryData(
      query('service.detail', { service_id: params.id ?? '' }).queryKey,
    )
    return service ? pageHead(match, `${service.name}, ${service.projectAreaName}`, service.summary) : {}
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { booking_day: day, booking_id: stay } = Route.useSearch()
  if (id === undefined) return null
  return (
    <ServicePage
      key={id}
      serviceId={id}
      day={typeof day === 'string' ? day : undefined}
      stayId={typeof stay === 'string' ? stay : undefined}
    />
  )
}
