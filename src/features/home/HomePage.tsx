import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { deferred } from '#src/ui/deferred.tsx'
import styles from './HomePage.module.css'

const scenery = () => import('./Scenery.tsx')
const HeroScene = deferred(() => scenery().then((module) => module.HeroScene))
const Hills = deferred(() => scenery().then((module) => module.Hills))

export interface HomePageProps {
  /** The search form; it belongs to the search and is set in here. */
  readonly search: ReactNode
  /** What one scrolls to. */
  readonly children: ReactNode
}

/** The home page: the question, the search, and below them whatever invites to travel. */
export function HomePage({ search, children }: HomePageProps) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-label={t`Tìm chỗ ở`}>
        <div className={styles.scene}>
          <HeroScene />
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
        <div className="narrow">{search}</div>
        <Hills />
      </section>
      <div className={styles.below}>{children}</div>
    </div>
  )
}
