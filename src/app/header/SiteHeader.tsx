import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { Logo } from '../Logo.tsx'
import { NoticeBell } from '../frame/NoticeBell.tsx'
import { DRAWER } from './names.ts'
import { PersonMenu, SpeechMenu } from './HeaderMenu.tsx'
import styles from './SiteHeader.module.css'

/** The head of every page. Its menus are the browser's own popovers, so that they open before the app has started. */
export function SiteHeader() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <button
          {...iconButtonLook('plain')}
          data-narrow
          type="button"
          popoverTarget={DRAWER}
          aria-label={t`Mở trình đơn`}
        >
          <Icon name="menu" size={24} />
        </button>
        <Link to="/" className={styles.home} aria-label={t`Ghé, về trang chủ`}>
          <Logo />
        </Link>
        <nav className={styles.places} aria-label={t`Trang chính`}>
          <Link to="/list-room" className={styles.place}>
            <Trans context="to find">Chỗ ở</Trans>
          </Link>
          <Link to="/list-service" className={styles.place}>
            <Trans>Trải nghiệm</Trans>
          </Link>
          <Link to="/news" className={styles.place}>
            <Trans>Tin tức</Trans>
          </Link>
          <Link to="/booking" className={styles.place}>
            <Trans>Chuyến đi của tôi</Trans>
          </Link>
        </nav>
        <div className={styles.tools}>
          <span className={styles.wide}>
            <NoticeBell />
          </span>
          <SpeechMenu />
          <span className={styles.wide}>
            <PersonMenu />
          </span>
        </div>
      </div>
    </header>
  )
}

/** The head of the pages where one signs in: only the way home and the language. */
export function PlainHeader() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label={t`Ghé, về trang chủ`}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <SpeechMenu />
        </div>
      </div>
    </header>
  )
}
