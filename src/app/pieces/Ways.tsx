import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import type { Position } from '#contract/shapes/position.ts'
import { LinkButton } from '#src/ui/Button.tsx'

const still = () => () => {}
/** How this device opens a map of its own, also without a network; on the server nobody knows. */
const device = (): 'geo' | 'apple' | null =>
  /Android/.test(navigator.userAgent) ? 'geo' : /iPhone|iPad/.test(navigator.userAgent) ? 'apple' : null

/** The way to a point, by the maps that people have. */
export function Ways({ at: { lat, lng }, name }: { readonly at: Position; readonly name: string }) {
  const own = useSyncExternalStore(still, device, () => null)
  const point = `${lat},${lng}`
  return (
    <div className="wrap-2">
      <LinkButton
        href={`https://www.google.com/maps/dir/?api=1&destination=${point}`}
        icon="compass"
        target="_blank"
        rel="noreferrer"
      >
        <Trans>Chỉ đường</Trans>
      </LinkButton>
      {own !== null && (
        <LinkButton
          href={
            own === 'geo'
              ? `geo:${point}?q=${point}(${encodeURIComponent(name)})`
              : `https://maps.apple.com/?daddr=${point}`
          }
          icon="map"
          tone="quiet"
        >
          <Trans>Bản đồ của máy</Trans>
        </LinkButton>
      )}
    </div>
  )
}
