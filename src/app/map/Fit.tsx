import type { Map as Engine } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { MapBox } from '#contract/shapes/position.ts'
import { showBox } from './engine.ts'

/** Shows another piece of the map when it changes; the first is where the map has started. */
export function Fit({ engine, box }: { readonly engine: Engine; readonly box: MapBox | null }) {
  const wanted = box === null ? null : box.join()
  const shown = useRef(wanted)
  useEffect(() => {
    if (wanted === null || wanted === shown.current) return
    const [west = 0, south = 0, east = 0, north = 0] = wanted.split(',').map(Number)
    if (shown.current !== null) showBox(engine, [west, south, east, north])
    shown.current = wanted
  }, [engine, wanted])
  return null
}
