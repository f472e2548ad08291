import { useLingui } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { usePersonPlaces } from '../frame/PersonLinks.tsx'
import popover from '../header/Popover.module.css'
import styles from './ProfileLayout.module.css'

/** The pages of a person, with their menu at the side; on phones it is a strip above. */
export function ProfileLayout() {
  const { t } = useLingui()
  const places = usePersonPlaces()
  return (
    <div className={styles.layout}>
      <nav className={styles.side} aria-label={t`Trang của tôi`}>
        {places.map(({ to, icon, text }) => (
          <Link key={to} to={to} className={popover.link}>
            <Icon name={icon} />
            {text}
          </Link>
        ))}
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
