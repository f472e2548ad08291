import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { useCompany } from '../company.ts'
import { Logo } from '../Logo.tsx'
import { DRAWER } from '../header/names.ts'
import { closeMenu } from '../header/popover.ts'
import styles from '../header/Drawer.module.css'
import popover from '../header/Popover.module.css'

/** What stands in the drawer. */
export function DrawerContent() {
  const { t } = useLingui()
  const { hotline } = useCompany()
  return (
    <>
      <div className={styles.head}>
        <Logo />
        <button
          {...iconButtonLook('plain')}
          type="button"
          popoverTarget={DRAWER}
          popoverTargetAction="hide"
          aria-label={t`Đóng trình đơn`}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav className={popover.links} aria-label={t`Trang chính`}>
        <Link to="/list-room" className={popover.link} onClick={closeMenu}>
          <Icon name="search" />
          <Trans context="to find">Chỗ ở</Trans>
        </Link>
        <Link to="/list-service" className={popover.link} onClick={closeMenu}>
          <Icon name="ticket" />
          <Trans>Trải nghiệm</Trans>
        </Link>
        <Link to="/news" className={popover.link} onClick={closeMenu}>
          <Icon name="news" />
          <Trans>Tin tức</Trans>
        </Link>
        <Link to="/booking" className={popover.link} onClick={closeMenu}>
          <Icon name="luggage" />
          <Trans>Chuyến đi của tôi</Trans>
        </Link>
        {hotline !== null && (
          <a href={`tel:${hotline.replace(/\s/g, '')}`} className={popover.link}>
            <Icon name="phone" />
            <Trans>Gọi {hotline}</Trans>
          </a>
        )}
      </nav>
    </>
  )
}
