import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { COUNTRY, type Position } from '#contract/shapes/position.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Start } from './engine.ts'
import { Floating } from './Floating.tsx'
import { MapView } from './MapView.tsx'
import styles from './PlaceMap.module.css'

export interface PinMapProps {
  readonly at: Position | null
  readonly onChange: (at: Position) => void
}

const FINE = 1_000_000
const rounded = (degrees: number) => Math.round(degrees * FINE) / FINE

/** A map to say on where a place is: a tap sets the pin. Who has no pointer types the coordinates beside it. */
export function PinMap({ at, onChange }: PinMapProps) {
  const { t } = useLingui()
  const [start] = useState<Start>(() =>
    at === null ? { box: [COUNTRY.west, COUNTRY.south, 109.6, COUNTRY.north] } : { at, zoom: 13 },
  )
  return (
    <div className="stack-4">
      <div className={styles.map}>
        <MapView
          label={t`Bản đồ để ghim chỗ ở`}
          start={start}
          onTap={({ lat, lng }) => onChange({ lat: rounded(lat), lng: rounded(lng) })}
        >
          {(engine) =>
            at !== null && (
              <Floating engine={engine} at={at}>
                <span className={styles.pin}>
                  <Icon name="pin" size={24} filled />
                </span>
              </Floating>
            )
          }
        </MapView>
      </div>
      <p className="note">
        <Trans>Phóng to rồi chạm vào chỗ của bạn để đặt ghim.</Trans>
      </p>
    </div>
  )
}
