import { useNavigate } from '@tanstack/react-router'
import { useCompany } from '#src/app/company.ts'
import { dropGatewayReturn } from '#src/app/gatewayReturn.ts'
import { suggestInstall } from '#src/app/state/install.ts'
import { askPersistence } from '#src/app/worker.ts'
import { dropDraftsOf } from '#src/features/booking/draft.ts'
import { dropTicketDraftsOf } from '#src/features/tickets/draft.ts'
import { TicketReturnPage } from '#src/features/tickets/TicketReturnPage.tsx'
import { PaymentReturnPage } from '#src/features/payment/PaymentReturnPage.tsx'
import { isServiceReference } from '#contract/bookingCodes.ts'
import { returnedFrom, WAYS_TO_PAY, type Gateway } from '#contract/waysToPay.ts'

/** Back from a gateway, whichever it was: the page of a stay's payment, or of tickets'. */
export function Returned({ gateway, query }: { readonly gateway: Gateway; readonly query: string | null }) {
  const { hotline } = useCompany()
  const navigate = useNavigate()
  const reference = returnedFrom(new URLSearchParams(query ?? ''))?.reference ?? ''
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
      onTaken={() => void navigate({ to: WAYS_TO_PAY[gateway].returns.page, search: {}, replace: true })}
      onForeign={dropGatewayReturn}
      onPaid={(bookingId) => {
        void dropDraftsOf(bookingId)
        void askPersistence()
        suggestInstall()
      }}
    />
  )
}
