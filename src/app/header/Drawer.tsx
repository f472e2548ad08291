import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { brand } from '../brand.ts'
import { Logo } from '../Logo.tsx'
import { closeMenu } from './popover.ts'
import { SpeechChoices } from './SpeechChoices.tsx'
import styles from './Drawer.module.css'
import popover from './Popover.module.css'

export const DRAWER = 'drawer'

/** The drawer of narrow screens: where one can go, and how the page speaks. */
export function Drawer() {
  const { t } = useLingui()
  return (
    <div id={DRAWER} popover="auto" className={styles.drawer} role="dialog" aria-label={t`Trình đơn`}>
      <div className={styles.head}>
        <Logo />
        <button {...iconButtonLook('plain')} type="button" popoverTarget={DRAWER} popoverTargetAction="hide" aria-label={t`Đóng trình đơn`}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <nav className={popover.links} aria-label={t`Trang chính`}>
        <Link to="/list-room" className={popover.link} onClick={closeMenu}>
          <Icon name="search" />
          <Trans>Chỗ ở</Trans>
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
        {brand.hotline !== null && (
          <a href={`tel:${brand.hotline.replace(/\s/g, '')}`} className={popover.link}>
            <Icon name="phone" />
            <Trans>Gọi {brand.hotline}</Trans>
          </a>
        )}
      </nav>
      <hr className={popover.rule} />
      <div className={styles.speech}>
        <SpeechChoices />
      </div>
    </div>
  )
}
