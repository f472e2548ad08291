import { useEffect, useRef } from 'react'
import type { MapBox } from '#contract/shapes/position.ts'
import { showBox, type Fitting } from './engine.ts'

interface FitProps {
  readonly engine: Fitting
  /** What is to be seen; null while that is not known. */
  readonly box: MapBox | null
  /** It is seen already: a person has moved the map there. */
  readonly still: boolean
}

/** Shows another piece of the map when it changes; the first is where the map has started. */
export function Fit({ engine, box, still }: FitProps) {
  const wanted = box === null ? null : box.join()
  const shown = useRef(wanted)
  useEffect(() => {
    if (wanted === null || wanted === shown.current) return
    shown.current = wanted
    if (still) return
    const [west = 0, south = 0, east = 0, north = 0] = wanted.split(',').map(Number)
    showBox(engine, [west, south, east, north])
  }, [engine, wanted, still])
  return null
}
