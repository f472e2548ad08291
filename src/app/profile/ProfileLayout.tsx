import { useLingui } from '@lingui/react/macro'
import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { usePersonPlaces, useWaitingMessages, WaitingMessages } from '../frame/PersonLinks.tsx'
import popover from '../header/Popover.module.css'
import styles from './ProfileLayout.module.css'

/** The pages of a person, with their menu at the side; on phones it is a strip above. */
export function ProfileLayout() {
  const { t } = useLingui()
  const places = usePersonPlaces()
  const waiting = useWaitingMessages()
  const side = useRef<HTMLElement>(null)
  const here = useLocation({ select: ({ pathname }) => pathname })
  // On phones the strip is wider than the screen: the open page's link is brought into sight.
  useEffect(() => {
    const strip = side.current
    const open = strip?.querySelector<HTMLElement>('[aria-current="page"]')
    if (strip && open) strip.scrollTo({ left: open.offsetLeft - strip.clientWidth / 4 })
  }, [here, places.length])
  // The menu alone is no page.
  if (here === '/profile') return <Navigate to="/profile/user-profile" replace />
  return (
    <div className={styles.layout}>
      <nav ref={side} className={styles.side} aria-label={t`Trang của tôi`}>
        {places.map(({ link, icon, text }) => (
          <Link key={link.to} {...link} className={popover.link}>
            <Icon name={icon} />
            {text}
            <WaitingMessages count={waiting.get(link.to)} />
          </Link>
        ))}
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
