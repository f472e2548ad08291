import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { TransferPage } from '#src/features/payment/TransferPage.tsx'

export const Route = createFileRoute('/booking/$id/transfer')({
  staticData: { catalogs: ['payment'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Chuyển khoản`),
  component: Page,
})

function Page() {
  return <TransferPage bookingId={Route.useParams().id} />
}
