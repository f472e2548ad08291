import type { HomeBlocks } from '#contract/shapes/home.ts'
import { Banners } from './Banners.tsx'
import { News } from './News.tsx'
import { Testimonials } from './Testimonials.tsx'
import { VideoReviews } from './VideoReviews.tsx'
import styles from './HomePage.module.css'

/** What one scrolls to: the two doors, videos, voices, news. */
export function Below({ blocks }: { readonly blocks: HomeBlocks }) {
  return (
    <div className={styles.page}>
      <Banners banners={blocks.banners} />
      <VideoReviews videos={blocks.videoReviews} />
      <Testimonials voices={blocks.testimonials} />
      <News news={blocks.newsAndEvents} />
    </div>
  )
}
