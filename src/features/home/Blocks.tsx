import type { ReactNode } from 'react'
import { deferred } from '#src/ui/deferred.tsx'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { Areas } from './Areas.tsx'
import { Offers } from './Offers.tsx'
import styles from './HomePage.module.css'

const Below = deferred(() => import('./Below.tsx').then((module) => module.Below), 'visible')

/** Under the search: places to go, offers, videos, voices of guests, news. */
export function Blocks({
  blocks,
  offerCard,
}: {
  readonly blocks: HomeBlocks
  readonly offerCard: (card: SearchCard) => ReactNode
}) {
  return (
    <div className={styles.page}>
      <Areas areas={blocks.areas} />
      <Offers cards={blocks.attractiveOffers} offerCard={offerCard} />
      <Below blocks={blocks} />
    </div>
  )
}
