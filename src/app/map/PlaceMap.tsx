import { useLingui } from '@lingui/react/macro'
import type { Position } from '#contract/shapes/position.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Around } from './Around.tsx'
import { Floating } from './Floating.tsx'
import { MapView } from './MapView.tsx'
import { Ring } from './Ring.tsx'
import styles from './PlaceMap.module.css'

export interface PlaceMapProps {
  readonly at: Position
  /** Whether the place stands there, or within 500 m of it. */
  readonly exact: boolean
  readonly name: string
}

/** Where one place is, and what is around it. */
export function PlaceMap({ at, exact, name }: PlaceMapProps) {
  const { t } = useLingui()
  return (
    <div className="stack-4">
      <div className={styles.map}>
        <MapView
          label={exact ? t`Bản đồ: ${name}` : t`Bản đồ: khu vực của ${name}`}
          start={{ at, zoom: exact ? 12.5 : 12 }}
        >
          {(engine) =>
            exact ? (
              <Floating engine={engine} at={at}>
                <span className={styles.pin}>
                  <Icon name="pin" size={24} filled />
                </span>
              </Floating>
            ) : (
              <Ring engine={engine} at={at} />
            )
          }
        </MapView>
      </div>
      <Around at={at} />
    </div>
  )
}
