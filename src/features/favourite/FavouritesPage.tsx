import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { useWaitingWishes } from '#src/app/favourites/wishing.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { Favourite } from '#contract/shapes/favourite.ts'
import { FavouritesEmpty, FavouritesLoading } from './parts/FavouritesStates.tsx'
import { ListError, SavedList } from './parts/ListStates.tsx'
import { OnePlace } from './parts/OnePlace.tsx'
import { WaitingPlace } from './parts/WaitingPlace.tsx'
import styles from './favourite.module.css'

export interface FavouritesPageProps {
  /** The card of a place that is on offer. */
  readonly placeCard: (place: Favourite) => ReactNode
}

/** The places that I like, the latest first; also those whose wish still waits for the network. */
export function FavouritesPage({ placeCard }: FavouritesPageProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query('favourite.mine', {}))
  const waiting = useWaitingWishes()
  const top = useRef<HTMLDivElement>(null)
  const places = data?.places ?? []
  const coming = [...waiting].flatMap(([id, wanted]) =>
    wanted && !places.some(({ resortId }) => resortId === id) ? [id] : [],
  )
  // The heart that was just pressed leaves with its card: whoever goes by keyboard stays on the list.
  const shown = places.length + coming.length
  const before = useRef(shown)
  const pressed = useRef(false)
  useEffect(() => {
    if (shown < before.current && pressed.current && document.activeElement === document.body)
      top.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return (
    <div
      ref={top}
      className={styles.page}
      tabIndex={-1}
      onClickCapture={() => {
        pressed.current = true
      }}
    >
      <SectionHeading level={1} lead={<Trans>Những nơi bạn để dành cho chuyến sau.</Trans>}>
        <Trans>Nơi yêu thích</Trans>
      </SectionHeading>
      <SavedList at={savedAt(data)} />
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <FavouritesLoading />)}
      {shown > 0 && (
        <>
          <p className="strong" role="status">
            <Plural value={shown} other="# nơi" />
          </p>
          <ul className={styles.grid} role="list" aria-label={t`Nơi yêu thích`}>
            {coming.map((id) => (
              <li key={id}>
                <WaitingPlace resortId={id} />
              </li>
            ))}
            {places.map((place) => (
              <li key={place.resortId}>
                <OnePlace place={place} card={place.card && placeCard(place)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data && shown === 0 && <FavouritesEmpty />}
    </div>
  )
}
