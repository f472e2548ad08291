import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import styles from './HomePage.module.css'

/** The two doors of the house: rooms, and tickets with experiences. */
export function Banners({ banners }: { readonly banners: HomeBlocks['banners'] }) {
  return (
    <section className={styles.banners}>
      {banners.map(({ id, title, text, pictureId, link }) => (
        <article key={id} className={styles.banner}>
          <Picture id={pictureId} alt="" sizes="(min-width: 992px) 590px, 100vw" ratio="fill" />
          <div className={styles.bannerWords}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link
              to={link === 'ROOM' ? '/list-room' : '/list-service'}
              {...buttonLook({ tone: 'secondary' })}
            >
              {link === 'ROOM' ? <Trans>Tìm chỗ ở</Trans> : <Trans>Xem trải nghiệm</Trans>}
            </Link>
          </div>
        </article>
      ))}
    </section>
  )
}
