import { Trans } from '@lingui/react/macro'

/** The host’s account and a QR code to pay by bank transfer. */
export function TransferPage(_props: { bookingId: string }) {
  return (
    <h1>
      <Trans>Chuyển khoản</Trans>
    </h1>
  )
}
