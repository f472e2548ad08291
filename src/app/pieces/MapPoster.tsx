import { Trans } from '@lingui/react/macro'
import type { Position } from '#contract/shapes/position.ts'
import { Button } from '#src/ui/Button.tsx'
import { intent } from '#src/ui/intent.ts'
import { useWanted } from './useWanted.ts'
import styles from './MapPoster.module.css'

const load = () => import('#src/app/map/PlaceMap.tsx').then(({ PlaceMap }) => PlaceMap)

interface MapPosterProps {
  readonly at: Position
  readonly exact: boolean
  readonly name: string
}

/** A drawn map until somebody wants the real one. */
export function MapPoster({ at, exact, name }: MapPosterProps) {
  const { Part, state, prepare, want } = useWanted(load)
  if (Part !== null) return <Part at={at} exact={exact} name={name} />
  return (
    <div className={styles.poster}>
      <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.land} d="M0 0h250c-30 40 20 70-10 110s30 60 10 90H0Z" />
        <path
          className={styles.road}
          d="M-5 150C90 120 120 60 230 70M70-5c20 70-10 130 30 210M150-5c-10 60 40 80 30 210"
        />
        <path
          className={styles.pin}
          d="M200 120c-30-34-30-66 0-66s30 32 0 66Zm0-40a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z"
        />
      </svg>
      <Button icon="map" busy={state === 'coming'} onClick={() => void want()} {...intent(prepare)}>
        <Trans>Xem bản đồ</Trans>
      </Button>
      {state === 'failed' && (
        <p role="status">
          <Trans>Chưa tải được bản đồ. Bạn thử lại khi có mạng nhé.</Trans>
        </p>
      )}
    </div>
  )
}
