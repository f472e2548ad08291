import { Trans } from '@lingui/react/macro'
import { useChangePreferences, usePreferences } from '#src/i18n/Locale.tsx'
import { Button } from '#src/ui/Button.tsx'

/** Which price of a found stay stands first, remembered by this browser: that of all of it, or that of a night. */
export function PriceFirst() {
  const { price } = usePreferences()
  const change = useChangePreferences()
  const toNight = price !== 'night'
  return (
    <Button
      tone="quiet"
      size="small"
      icon="coin"
      onClick={() => void change({ price: toNight ? 'night' : undefined })}
    >
      {toNight ? <Trans>Xem giá mỗi đêm</Trans> : <Trans>Xem tổng tiền</Trans>}
    </Button>
  )
}
