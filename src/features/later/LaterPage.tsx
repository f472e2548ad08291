import { Trans } from '@lingui/react/macro'

/** An honest page for what is not there yet. */
export function LaterPage() {
  return (
    <h1>
      <Trans>Trang này đang được hoàn thiện</Trans>
    </h1>
  )
}
