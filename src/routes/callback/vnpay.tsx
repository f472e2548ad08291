import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { gatewayReturn } from '#src/app/gatewayReturn.ts'
import { pageHead } from '#src/app/title.ts'
import { Returned } from './-Returned.tsx'

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
  return <Returned gateway="VNPAY" query={Route.useLoaderData().query} />
}
