import { Heart, type HeartProps } from './Heart.tsx'
import { SharePlace, type SharePlaceProps } from './SharePlace.tsx'
import styles from './Heart.module.css'

export type PlaceActionsProps = HeartProps & Pick<SharePlaceProps, 'type'>

/** What one does with a place wherever it is seen: keep it, send it to somebody. */
export function PlaceActions({ type, ...place }: PlaceActionsProps) {
  return (
    <span className={styles.actions} data-look={place.look}>
      <Heart {...place} />
      <SharePlace {...place} type={type} />
    </span>
  )
}
