import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCompany } from '#src/app/company.ts'
import { pageHead } from '#src/app/title.ts'
import { askPersistence } from '#src/app/worker.ts'
import { TransferPage } from '#src/features/payment/TransferPage.tsx'

export const Route = createFileRoute('/booking/$id/transfer')({
  staticData: { catalogs: ['payment', 'stay'], access: 'signedIn', frame: 'plain' },
  head: ({ match }) => pageHead(match, msg`Chuyển khoản`),
  component: Page,
})

function Page() {
  const { hotline } = useCompany()
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  // Who pays by transfer has booked: from here on the stay is to stay on this device.
  useEffect(() => void askPersistence(), [])
  return (
    <TransferPage
      bookingId={id}
      hotline={hotline}
      onCancelled={() => void navigate({ to: '/booking/$id', params: { id }, replace: true })}
    />
  )
}
