import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Avatar } from '#src/ui/Avatar.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { useSession, useSignOut } from '../state/session.ts'
import { closeMenu } from './popover.ts'
import { PersonLinks } from './PersonLinks.tsx'
import popover from './Popover.module.css'

const MENU = 'person-menu'

/** The drop-down of the person: signing in, or what is theirs. */
export function PersonMenu() {
  const { t } = useLingui()
  const session = useSession()
  const person = session.state === 'signedIn' ? session.person : null
  return (
    <>
      <button {...iconButtonLook('plain')} type="button" popoverTarget={MENU} aria-label={t`Tài khoản`}>
        {person ? <Avatar name={person.name} size="small" /> : <Icon name="user" size={24} />}
      </button>
      <div id={MENU} popover="auto" className={popover.panel} role="dialog" aria-label={t`Tài khoản`}>
        {session.state === 'signedOut' ? <Welcome /> : <Mine name={person?.name} contact={person?.email ?? person?.phone} />}
      </div>
    </>
  )
}

function Welcome() {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <div className={popover.welcome}>
      <p>
        <strong>
          <Trans>Chào bạn!</Trans>
        </strong>
        <br />
        <span className={popover.note}>
          <Trans>Đăng nhập để đặt phòng và xem chuyến đi của bạn, cả khi không có mạng.</Trans>
        </span>
      </p>
      <Link to="/login" search={{ back: here }} {...buttonLook({ tone: 'primary', block: true })} onClick={closeMenu}>
        <Trans>Đăng nhập</Trans>
      </Link>
      <Link to="/register" {...buttonLook({ block: true })} onClick={closeMenu}>
        <Trans>Tạo tài khoản</Trans>
      </Link>
    </div>
  )
}

function Mine({ name, contact }: { name: string | undefined; contact: string | null | undefined }) {
  const signOut = useSignOut()
  return (
    <>
      {name !== undefined && (
        <div className={popover.person}>
          <Avatar name={name} />
          <div>
            <strong>{name}</strong>
            <span className={popover.note}>{contact}</span>
          </div>
        </div>
      )}
      <PersonLinks />
      <hr className={popover.rule} />
      <button
        type="button"
        className={popover.link}
        onClick={(event) => {
          closeMenu(event)
          void signOut()
        }}
      >
        <Icon name="logout" />
        <Trans>Đăng xuất</Trans>
      </button>
    </>
  )
}
