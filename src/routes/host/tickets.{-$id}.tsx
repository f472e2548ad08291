import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { TicketsPage } from '#src/features/host/tickets/TicketsPage.tsx'
import { SERVICE_TABS, type ServiceTab } from '#contract/serviceTabs.ts'

export const Route = createFileRoute('/host/tickets/{-$id}')({
  validateSearch: (raw: Record<string, unknown>): { tab?: ServiceTab | undefined } => ({
    tab: SERVICE_TABS.find((tab) => tab === raw.tab),
  }),
  head: ({ match }) => pageHead(match, msg`Vé của khách`),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { tab } = Route.useSearch()
  return <TicketsPage bookingId={id ?? null} tab={tab ?? 'all'} />
}
