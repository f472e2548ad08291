import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Heart } from '#src/app/favourites/Heart.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { Favourite } from '#contract/shapes/favourite.ts'
import styles from '../favourite.module.css'

/** A place of mine: its card, and what there is to know for the dates that it was kept with. */
export function OnePlace({ place, card }: { readonly place: Favourite; readonly card: ReactNode }) {
  if (card === null) return <Gone place={place} />
  return (
    <>
      {card}
      <Dates place={place} />
    </>
  )
}

function Dates({ place: { state, stay } }: { readonly place: Favourite }) {
  const format = useFormat()
  if (stay.from_day === undefined || stay.to_day === undefined)
    return (
      <p className={styles.dates}>
        <Trans>Chưa chọn ngày</Trans>
      </p>
    )
  const dates = format.range(stay.from_day, stay.to_day)
  return (
    <p className={styles.dates} data-full={state === 'FULL' || undefined}>
      <Icon name={state === 'FULL' ? 'close-circle' : 'calendar'} size={16} />
      {state === 'FULL' ? <Trans>{dates}: không còn phòng phù hợp</Trans> : dates}
    </p>
  )
}

/** It is no longer on offer: said by its name, with the way to others anywhere, since its area is not known. */
function Gone({ place }: { readonly place: Favourite }) {
  return (
    <Card look="sunken" padded>
      <div className={styles.gone}>
        <h2 className={styles.name}>{place.name}</h2>
        <p>
          <Trans>Nơi này không còn mở trên Ghé.</Trans>
        </p>
        <Link
          to="/list-room"
          search={{ ...place.stay, project_area_id: null }}
          {...buttonLook({ size: 'small' })}
        >
          <Trans>Tìm nơi khác</Trans>
        </Link>
      </div>
      <Heart resortId={place.resortId} name={place.name} stay={place.stay} look="corner" />
    </Card>
  )
}
