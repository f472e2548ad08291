import type { Map as Engine } from 'maplibre-gl'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { MapBox, Position } from '#contract/shapes/position.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Archipelagos } from './Archipelagos.tsx'
import { startEngine } from './engine.ts'
import { groundStyle } from './groundStyle.ts'
import { MapFailed } from './MapFailed.tsx'
import { onTheme, paletteAt } from './palette.ts'
import styles from './MapView.module.css'

/** What is seen at first: a point from a height, or a piece of the map. */
export type Start = { at: Position; zoom: number } | { box: MapBox }

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

/** The country and its waters, with some sea around. */
const EDGE: [[number, number], [number, number]] = [
  [96, 3],
  [123, 27],
]
const PADDING = 56

const boxOf = (engine: Engine): MapBox => {
  const bounds = engine.getBounds()
  const fine = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return [fine(bounds.getWest()), fine(bounds.getSouth()), fine(bounds.getEast()), fine(bounds.getNorth())]
}

const startOf = (start: Start) =>
  'box' in start
    ? {
        bounds: [
          [start.box[0], start.box[1]],
          [start.box[2], start.box[3]],
        ] as [[number, number], [number, number]],
        fitBoundsOptions: { padding: PADDING, maxZoom: 14 },
      }
    : { center: [start.at.lng, start.at.lat] as [number, number], zoom: start.zoom }

/** A map in the look of the page, moved by touch, mouse, wheel and arrow keys. */
export function MapView({ label, start, children, onMoved, onTap, otherwise }: MapViewProps) {
  const { t } = useLingui()
  const { language } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<Engine | null>(null)
  const [failed, setFailed] = useState(false)
  const begin = useEffectEvent((element: HTMLElement) =>
    startEngine({
      ...startOf(start),
      container: element,
      style: groundStyle(paletteAt(element), language),
      attributionControl: false,
      maxBounds: EDGE,
      minZoom: 3,
      maxZoom: 17,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 0,
      locale: { 'Map.Title': label },
    }),
  )
  const moved = useEffectEvent((box: MapBox) => onMoved?.(box))
  const tapped = useEffectEvent((at: Position) => onTap?.(at))
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let made: Engine
    try {
      made = begin(element)
    } catch {
      // No graphics on this device: whoever shows a map has another way to say it.
      queueMicrotask(() => setFailed(true))
      return
    }
    made.touchZoomRotate.disableRotation()
    made.keyboard.disableRotation()
    made.on('error', ({ error }) => {
      if (/gpu|webgl|worker/i.test(error.message)) setFailed(true)
    })
    made.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent !== undefined) moved(boxOf(made))
    })
    made.on('click', ({ lngLat: { lat, lng } }) => tapped({ lat, lng }))
    setEngine(made)
    const stop = onTheme(() => made.setStyle(groundStyle(paletteAt(element), language)))
    return () => {
      stop()
      setEngine(null)
      made.remove()
    }
  }, [language])
  // With the press beside it, the move counts as a person's.
  const zoom = (by: 1 | -1, { nativeEvent }: MouseEvent) =>
    engine?.zoomTo(engine.getZoom() + by, {}, { originalEvent: nativeEvent })
  if (failed) return <MapFailed>{otherwise}</MapFailed>
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
      <p className={styles.source}>
        <Trans>Nền: Natural Earth</Trans>
      </p>
    </div>
  )
}
