import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useCompany } from '#src/app/company.ts'
import { dropGatewayReturn, gatewayReturn } from '#src/app/gatewayReturn.ts'
import { suggestInstall } from '#src/app/state/install.ts'
import { pageHead } from '#src/app/title.ts'
import { askPersistence } from '#src/app/worker.ts'
import { dropDraftsOf } from '#src/features/booking/draft.ts'
import { dropTicketDraftsOf } from '#src/features/tickets/draft.ts'
import { TicketReturnPage } from '#src/features/tickets/TicketReturnPage.tsx'
import { PaymentReturnPage } from '#src/features/payment/PaymentReturnPage.tsx'
import { isServiceReference } from '#contract/bookingCodes.ts'

export const Route = createFileRoute('/callback/vnpay')({
  staticData: {
    catalogs: ['payment', 'stay', 'tickets'],
    deferredCatalogs: ['charged'],
    access: 'signedIn',
    frame: 'plain',
  },
  loader: () => ({ query: gatewayReturn() }),
  head: ({ match }) => pageHead(match, msg`Kết quả thanh toán`),
  component: Page,
})

function Page() {
  const { hotline } = useCompany()
  const { query } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const reference = new URLSearchParams(query ?? '').get('vnp_TxnRef') ?? ''
  if (query !== null && isServiceReference(reference))
    return (
      <TicketReturnPage
        query={query}
        onForeign={dropGatewayReturn}
        onKnown={(id, paid) => {
          dropGatewayReturn()
          if (paid) {
            void dropTicketDraftsOf(id)
            void askPersistence()
          }
          void navigate({ to: '/booking-service/$id', params: { id }, replace: true })
        }}
      />
    )
  return (
    <PaymentReturnPage
      query={query}
      hotline={hotline}
      onTaken={() => void navigate({ search: {}, replace: true })}
      onForeign={dropGatewayReturn}
      onPaid={(bookingId) => {
        void dropDraftsOf(bookingId)
        void askPersistence()
        suggestInstall()
      }}
    />
  )
}
