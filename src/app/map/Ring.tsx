import type { Map as Engine } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Position } from '#contract/shapes/position.ts'
import { Floating } from './Floating.tsx'
import styles from './PlaceMap.module.css'

const RADIUS = 500
/** Metres a pixel at the equator and zoom 0. */
const WIDEST = 78_271.517
/** Smaller it would not be seen. */
const LEAST = 12

/** Around a house that is not booked yet: it is somewhere in there. */
export function Ring({ engine, at }: { readonly engine: Engine; readonly at: Position }) {
  const element = useRef<HTMLSpanElement>(null)
  const { lat } = at
  useEffect(() => {
    const size = () => {
      const metresAPixel = (WIDEST * Math.cos((lat * Math.PI) / 180)) / 2 ** engine.getZoom()
      const radius = Math.max(LEAST, RADIUS / metresAPixel)
      if (element.current) element.current.style.inlineSize = `${Math.round(radius * 2)}px`
    }
    size()
    engine.on('zoom', size)
    return () => void engine.off('zoom', size)
  }, [engine, lat])
  return (
    <Floating engine={engine} at={at}>
      <span ref={element} className={styles.ring} />
    </Floating>
  )
}
