import { Trans } from '@lingui/react/macro'

/** What is known of a payment, back from the gateway. */
export function PaymentReturnPage(_props: { query: string }) {
  return (
    <h1>
      <Trans>Kết quả thanh toán</Trans>
    </h1>
  )
}
