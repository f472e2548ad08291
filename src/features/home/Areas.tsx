import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { HomeBlocks } from '#contract/shapes/home.ts'
import styles from './HomePage.module.css'

/** The project areas, each a picture of its own. */
export function Areas({ areas }: { readonly areas: HomeBlocks['areas'] }) {
  if (areas.length === 0) return null
  return (
    <section className={styles.block}>
      <SectionHeading>
        <Trans>Những nơi đang chờ bạn</Trans>
      </SectionHeading>
      <ul className={styles.areas} role="list">
        {areas.map(({ id, name, pictureId, resorts }) => (
          <li key={id} className={styles.area}>
            <Picture id={pictureId} alt="" sizes="(min-width: 992px) 200px, 45vw" />
            <Link to="/list-room" search={{ project_area_id: id }}>
              {name}
            </Link>
            <span className="note">
              <Plural value={resorts} other="# chỗ ở" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
