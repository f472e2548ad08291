import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, useSyncExternalStore } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { placesIn, viewedHere } from '#src/api/viewedPlaces.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './ViewedPlaces.module.css'

export interface ViewedPlacesProps {
  /** Dates and people that a place's page opens with. */
  readonly stay: StaySearch
}

/** Places that were looked at on this device, the last one first: a row to swipe. Nothing where there are none. */
export function ViewedPlaces({ stay }: ViewedPlacesProps) {
  const title = useId()
  const text = useSyncExternalStore(viewedHere.subscribe, viewedHere.read, () => '')
  const places = useMemo(() => placesIn(text), [text])
  if (places.length === 0) return null
  return (
    <section className="stack-2" aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>
          <Trans>Bạn đã xem</Trans>
        </h2>
        <Button tone="quiet" size="small" onClick={() => viewedHere.write(null)}>
          <Trans>Xóa hết</Trans>
        </Button>
      </header>
      <ul className={styles.row} role="list">
        {places.map(({ resortId, resortType, resortName, projectAreaName, pictureId }) => (
          <li key={resortId}>
            <Card interactive>
              <div className={styles.place}>
                <Picture id={pictureId} alt="" sizes="80px" ratio="square" />
                <p>
                  <Link
                    to={placePath(resortType)}
                    params={{ id: resortId }}
                    search={stay}
                    className={cardLinkClass}
                  >
                    {resortName}
                  </Link>
                  <span>{projectAreaName}</span>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
