import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { Button } from '#src/ui/Button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PaperHills } from '#src/ui/PaperScene.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import { Areas } from './Areas.tsx'
import { HeroScene } from './HeroScene.tsx'
import { Offers } from './Offers.tsx'
import styles from './HomePage.module.css'

const Below = deferred(() => import('./Below.tsx').then((module) => module.Below), 'visible')

export interface HomePageProps {
  /** The search form; it belongs to the search and is set in here. */
  readonly search: ReactNode
  readonly offerCard: (card: SearchCard) => ReactNode
}

/** The home page: search, places to go, offers, videos, voices of guests, news. */
export function HomePage({ search, offerCard }: HomePageProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(query('home.blocks', {}))
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-label={t`Tìm chỗ ở`}>
        <div className={styles.hills}>
          <PaperHills />
        </div>
        <HeroScene className={styles.scene} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Trans>Bạn muốn ghé đâu?</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Villa, khách sạn và căn hộ khắp Việt Nam. Mã nhận phòng nằm sẵn trong máy, đến cổng không có
              sóng vẫn vào được.
            </Trans>
          </p>
        </div>
        <div className={styles.search}>{search}</div>
      </section>
      {data && (
        <>
          <Areas areas={data.areas} />
          <Offers cards={data.attractiveOffers} offerCard={offerCard} />
          <Below blocks={data} />
        </>
      )}
      {!data && !isPending && (
        <EmptyState
          picture="cloud"
          title={<Trans>Chưa tải được gợi ý</Trans>}
          action={
            <Button icon="refresh" onClick={() => void refetch()}>
              <Trans>Thử lại</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Bạn vẫn tìm được chỗ ở và xem được các chuyến đi đã lưu.</Trans>
          </p>
        </EmptyState>
      )}
    </div>
  )
}
