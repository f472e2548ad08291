import type { Map as Engine } from 'maplibre-gl'
import { useEffect, useRef, type ComponentProps } from 'react'
import type { Position } from '#contract/shapes/position.ts'
import styles from './MapView.module.css'

interface FloatingProps extends Omit<ComponentProps<'div'>, 'ref' | 'className'> {
  readonly engine: Engine
  readonly at: Position
}

/** Stands on a point of the map, and moves with it. */
export function Floating({ engine, at: { lat, lng }, ...rest }: FloatingProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const move = () => {
      const { x, y } = engine.project([lng, lat])
      if (element.current) element.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
    }
    move()
    engine.on('move', move)
    engine.on('resize', move)
    return () => {
      engine.off('move', move)
      engine.off('resize', move)
    }
  }, [engine, lat, lng])
  return <div {...rest} ref={element} className={styles.floating} />
}
