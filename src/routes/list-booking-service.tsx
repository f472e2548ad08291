import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { TicketListPage } from '#src/features/tickets/TicketListPage.tsx'
import { SERVICE_TABS, type ServiceTab } from '#contract/serviceTabs.ts'

export const Route = createFileRoute('/list-booking-service')({
  staticData: { catalogs: ['tickets'], access: 'kept' },
  validateSearch: (raw: Record<string, unknown>): { tab?: ServiceTab | undefined } => ({
    tab: SERVICE_TABS.find((tab) => tab === raw.tab),
  }),
  head: ({ match }) => pageHead(match, msg`Vé đã đặt`),
  component: Page,
})

function Page() {
  return <TicketListPage tab={Route.useSearch().tab ?? 'all'} />
}
