import type { Map as Engine } from 'maplibre-gl'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { MapBox, Position } from '#contract/shapes/position.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Archipelagos } from './Archipelagos.tsx'
import type { Start } from './engine.ts'
import { BareGround, MapFailed } from './MapFailed.tsx'
import { useEngine } from './useEngine.ts'
import styles from './MapView.module.css'

export interface MapViewProps {
  /** What the map is of, for who does not see it. */
  readonly label: string
  readonly start: Start
  /** What stands on the map, once there is one. */
  readonly children?: (engine: Engine) => ReactNode
  /** A person moved the map, and this is what they see of it now. */
  readonly onMoved?: (box: MapBox) => void
  /** A tap on the ground. */
  readonly onTap?: (at: Position) => void
  /** Instead of a map that this device cannot draw. */
  readonly otherwise?: ReactNode
}

/** A map in the look of the page, moved by touch, mouse, wheel and arrow keys. */
export function MapView({ label, start, children, onMoved, onTap, otherwise }: MapViewProps) {
  const { t } = useLingui()
  const { language } = useFormat()
  const { place, engine, trouble, retry, source } = useEngine({ label, language, start, onMoved, onTap })
  // With the press beside it, the move counts as a person's.
  const zoom = (by: 1 | -1, { nativeEvent }: MouseEvent) =>
    engine?.zoomTo(engine.getZoom() + by, {}, { originalEvent: nativeEvent })
  if (trouble === 'undrawable') return <MapFailed>{otherwise}</MapFailed>
  return (
    <div className={styles.map}>
      <div ref={place} className={styles.ground} />
      {engine !== null && (
        <>
          <Archipelagos engine={engine} language={language} />
          {children?.(engine)}
          <div className={styles.zoom}>
            <IconButton icon="plus" label={t`Phóng to`} onClick={(event) => zoom(1, event)} />
            <IconButton icon="minus" label={t`Thu nhỏ`} onClick={(event) => zoom(-1, event)} />
          </div>
        </>
      )}
      {trouble === 'bare' && <BareGround onRetry={retry} />}
      <p className={styles.source}>
        <Trans>Nền: Natural Earth</Trans>
        {source !== '' && ` · ${source}`}
      </p>
    </div>
  )
}
