import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { brand } from '#src/app/brand.ts'
import { dropGatewayReturn, gatewayReturn } from '#src/app/gatewayReturn.ts'
import { suggestInstall } from '#src/app/state/install.ts'
import { pageHead } from '#src/app/title.ts'
import { askPersistence } from '#src/app/worker.ts'
import { dropDraftsOf } from '#src/features/booking/draft.ts'
import { PaymentReturnPage } from '#src/features/payment/PaymentReturnPage.tsx'

export const Route = createFileRoute('/callback/vnpay')({
  staticData: {
    catalogs: ['payment', 'stay'],
    deferredCatalogs: ['charged'],
    access: 'signedIn',
    frame: 'plain',
  },
  loader: () => ({ query: gatewayReturn() }),
  head: ({ match }) => pageHead(match, msg`Kết quả thanh toán`),
  component: Page,
})

function Page() {
  const { query } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <PaymentReturnPage
      query={query}
      hotline={brand.hotline}
      onTaken={() => void navigate({ search: {}, replace: true, viewTransition: false })}
      onForeign={dropGatewayReturn}
      onPaid={(bookingId) => {
        void dropDraftsOf(bookingId)
        void askPersistence()
        suggestInstall()
      }}
    />
  )
}
