import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { usePersonPlaces, useWaitingMessages, WaitingMessages } from '../frame/PersonLinks.tsx'
import popover from '../header/Popover.module.css'
import styles from './ProfileLayout.module.css'

/** The pages of a person, with their menu at the side; where there is no room for it, with the way to the page that is it. */
export function ProfileLayout() {
  const { t } = useLingui()
  const places = usePersonPlaces()
  const waiting = useWaitingMessages()
  // Pages below "security" lead back there themselves.
  const leadsBack = useLocation({ select: ({ pathname }) => /^\/profile\/(?!security\/.)./.test(pathname) })
  return (
    <div className={styles.layout}>
      {leadsBack && (
        <Link to="/profile" className={`back ${styles.back}`}>
          <Icon name="arrow-left" />
          <Trans>Tài khoản</Trans>
        </Link>
      )}
      <nav className={styles.side} aria-label={t`Trang của tôi`}>
        {places
          .filter(({ door }) => door !== 'work')
          .map(({ link, icon, text }) => (
            <Link key={link.to} {...link} className={popover.link}>
              <Icon name={icon} />
              {text}
              <WaitingMessages count={waiting.get(link.to)} />
            </Link>
          ))}
      </nav>
      <div className="narrow">
        <Outlet />
      </div>
    </div>
  )
}
