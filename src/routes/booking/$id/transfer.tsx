import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { brand } from '#src/app/brand.ts'
import { pageHead } from '#src/app/title.ts'
import { TransferPage } from '#src/features/payment/TransferPage.tsx'

export const Route = createFileRoute('/booking/$id/transfer')({
  staticData: { catalogs: ['payment', 'stay'], access: 'signedIn', frame: 'plain' },
  head: ({ match }) => pageHead(match, msg`Chuyển khoản`),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <TransferPage
      bookingId={id}
      hotline={brand.hotline}
      onCancelled={() => void navigate({ to: '/booking/$id', params: { id }, replace: true })}
    />
  )
}
