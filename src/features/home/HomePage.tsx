import { Trans } from '@lingui/react/macro'

/** The home page: search, areas, offers, videos, voices of guests and news. */
export function HomePage() {
  return (
    <h1>
      <Trans>Bạn muốn ghé đâu?</Trans>
    </h1>
  )
}
