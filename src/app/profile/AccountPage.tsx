import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate } from '@tanstack/react-router'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useRoomBeside } from '#src/ui/useWide.ts'
import { DOORS, usePersonPlaces, useWaitingMessages, WaitingMessages } from '../frame/PersonLinks.tsx'
import { Passport } from '../passport/Passport.tsx'
import { useSignOut } from '../state/session.ts'
import styles from './AccountPage.module.css'

/** Every page of a person, for screens without a menu at the side. Where there is room for it, the menu alone is no page. */
export function AccountPage() {
  const { t } = useLingui()
  const beside = useRoomBeside()
  const signOut = useSignOut()
  const places = usePersonPlaces()
  const waiting = useWaitingMessages()
  if (beside) return <Navigate to="/profile/user-profile" replace />
  const names = { mine: t`Chuyến đi và đã lưu`, talk: t`Tin nhắn`, account: t`Tài khoản`, work: t`Làm việc` }
  return (
    <div className={styles.account}>
      <Passport heads />
      {DOORS.map((door) => {
        const behind = places.filter((place) => place.door === door)
        return (
          behind.length > 0 && (
            <nav key={door} aria-label={names[door]}>
              <h2>{names[door]}</h2>
              <ul className={styles.places} role="list">
                {behind.map(({ link, icon, text }) => (
                  <li key={link.to}>
                    <Link {...link} className={styles.place}>
                      <Icon name={icon} />
                      {text}
                      <WaitingMessages count={waiting.get(link.to)} />
                      <Icon name="chevron-right" size={20} />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )
        )
      })}
      <Button block icon="logout" onClick={() => void signOut()}>
        <Trans>Đăng xuất</Trans>
      </Button>
    </div>
  )
}
