import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PaperHills } from '#src/ui/PaperScene.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import { Areas } from './Areas.tsx'
import { Banners } from './Banners.tsx'
import { News } from './News.tsx'
import { Offers } from './Offers.tsx'
import { Testimonials } from './Testimonials.tsx'
import { VideoReviews } from './VideoReviews.tsx'
import styles from './HomePage.module.css'

export interface HomePageProps {
  /** The search form; it belongs to the search and is set in here. */
  readonly search: ReactNode
  readonly offerCard: (card: SearchCard) => ReactNode
}

/** The home page: search, places to go, offers, videos, voices of guests, news. */
export function HomePage({ search, offerCard }: HomePageProps) {
  const { t } = useLingui()
  const { data } = useQuery(query('home.blocks', {}))
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-label={t`Tìm chỗ ở`}>
        <div className={styles.hills}>
          <PaperHills />
        </div>
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
        {search}
      </section>
      {data ? (
        <>
          <Areas areas={data.areas} />
          <Offers cards={data.attractiveOffers} offerCard={offerCard} />
          <Banners banners={data.banners} />
          <VideoReviews videos={data.videoReviews} />
          <Testimonials voices={data.testimonials} />
          <News news={data.newsAndEvents} />
        </>
      ) : (
        <EmptyState picture="cloud" title={<Trans>Chưa tải được gợi ý</Trans>}>
          <p>
            <Trans>Bạn vẫn tìm được chỗ ở và xem được các chuyến đi đã lưu.</Trans>
          </p>
        </EmptyState>
      )}
    </div>
  )
}
