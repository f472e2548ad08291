import type { Map as Engine } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Ground } from '#contract/shapes/ground.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { MapBox, Position } from '#contract/shapes/position.ts'
import { startEngine, type Start } from './engine.ts'
import { groundStyle } from './groundStyle.ts'
import { onTheme, paletteAt } from './palette.ts'
import { mapTiles } from './tiles.ts'

/** What became of a map: this device cannot draw one, or nothing (or not all) of its ground came. */
type Trouble = 'undrawable' | 'bare'

interface Wanted {
  readonly label: string
  readonly language: Language
  readonly start: Start
  /** A person moved the map. */
  readonly onMoved: ((box: MapBox) => void) | undefined
  readonly onTap: ((at: Position) => void) | undefined
}

const boxOf = (engine: Engine): MapBox => {
  const bounds = engine.getBounds()
  const fine = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return [fine(bounds.getWest()), fine(bounds.getSouth()), fine(bounds.getEast()), fine(bounds.getNorth())]
}

/** A map in an element, in the colours of the page there; what stands on it can come once there is an engine. */
export function useEngine({ label, language, start, onMoved, onTap }: Wanted) {
  const place = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<Engine | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [tiles, setTiles] = useState<Ground | null>(null)
  const styleAt = (element: HTMLElement) => groundStyle(paletteAt(element), language, tiles)
  const begin = useEffectEvent((element: HTMLElement) =>
    startEngine(element, { label, start, style: styleAt(element) }),
  )
  const restyle = useEffectEvent((made: Engine) => made.setStyle(styleAt(made.getContainer())))
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
      queueMicrotask(() => setTrouble('undrawable'))
      return
    }
    made.once('style.load', () => setEngine(made))
    made.on('error', () => setTrouble('bare'))
    made.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent !== undefined) moved(boxOf(made))
    })
    made.on('click', ({ lngLat: { lat, lng } }) => tapped({ lat, lng }))
    const stop = onTheme(() => restyle(made))
    return () => {
      stop()
      setEngine(null)
      made.remove()
    }
  }, [language])
  useEffect(() => {
    let shown = true
    void mapTiles().then((told) => {
      if (shown) setTiles(told)
    })
    return () => {
      shown = false
    }
  }, [])
  useEffect(() => {
    if (engine !== null && tiles !== null) restyle(engine)
  }, [engine, tiles])
  /** Asks for the ground once more. */
  const retry = () => {
    setTrouble(null)
    engine?.setStyle(styleAt(engine.getContainer()), { diff: false })
  }
  return { place, engine, trouble, retry, source: tiles?.attribution ?? '' }
}
