import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { pageHead } from '#src/app/title.ts'
import { PaymentReturnPage } from '#src/features/payment/PaymentReturnPage.tsx'

export const Route = createFileRoute('/callback/vnpay')({
  staticData: { catalogs: ['payment'], access: 'signedIn' },
  head: ({ match }) => pageHead(match, msg`Kết quả thanh toán`),
  component: Page,
})

function Page() {
  return <PaymentReturnPage query={useLocation({ select: ({ searchStr }) => searchStr })} />
}
