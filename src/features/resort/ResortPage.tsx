import type { StaySearch } from '#src/api/staySearch.ts'
import { Trans } from '@lingui/react/macro'

/** A resort: pictures, rooms, prices, reviews and the booking card. */
export function ResortPage(_props: { resortId: string; stay: StaySearch }) {
  return (
    <h1>
      <Trans>Chỗ ở</Trans>
    </h1>
  )
}
