import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { placePath } from '#src/domain/place/placePath.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import { FilmBox } from './FilmBox.tsx'
import styles from './HomePage.module.css'

type Video = HomeBlocks['videoReviews'][number]

/** Guests who filmed their stay; each is played where it stands, and leads to the place. */
export function VideoReviews({ videos }: { readonly videos: HomeBlocks['videoReviews'] }) {
  const { t } = useLingui()
  if (videos.length === 0) return null
  return (
    <section className={styles.block}>
      <SectionHeading>
        <Trans>Khách kể bằng video</Trans>
      </SectionHeading>
      <Carousel
        look="row"
        label={t`Video của khách`}
        previousText={t`Video trước`}
        nextText={t`Video sau`}
        slideText={(place, total) => t`${place} trên ${total}`}
        slides={videos.map((video) => ({ key: video.id, content: <VideoCard video={video} /> }))}
      />
    </section>
  )
}

function VideoCard({ video }: { readonly video: Video }) {
  return (
    <article className={styles.video}>
      <FilmBox video={video} />
      <h3 className={styles.name}>{video.title}</h3>
      <p className="note">
        <Trans>
          {video.guestName} ở{' '}
          <Link to={placePath(video.resortType)} params={{ id: video.resortId }}>
            {video.resortName}
          </Link>
        </Trans>
      </p>
    </article>
  )
}
