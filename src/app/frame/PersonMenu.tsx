import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { pictureAddress } from '#contract/picture.ts'
import type { CurrentUser } from '#contract/shapes/account.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSession, useSignOut } from '../state/session.ts'
import { closeMenu } from '../header/popover.ts'
import { PersonLinks } from './PersonLinks.tsx'
import popover from '../header/Popover.module.css'

/** Where a person's picture is shown from. */
export const faceOf = ({ avatarId }: CurrentUser): string | undefined =>
  avatarId === null ? undefined : pictureAddress(avatarId, 384, 'webp')

/** The face on the button: the person's when somebody is signed in. */
export function PersonMark() {
  const session = useSession()
  return session.state === 'signedIn' ? (
    <Avatar name={session.person.name} src={faceOf(session.person)} size="small" />
  ) : (
    <Icon name="user" size={24} />
  )
}

/** What the drop-down of the person holds. */
export function PersonPanel() {
  const session = useSession()
  if (session.state === 'signedOut') return <Welcome />
  const person = session.state === 'signedIn' ? session.person : null
  return <Mine name={person?.name} contact={person?.email ?? person?.phone} face={person && faceOf(person)} />
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
        <span className="note">
          <Trans>Đăng nhập để đặt phòng và xem chuyến đi của bạn, cả khi không có mạng.</Trans>
        </span>
      </p>
      <Link
        to="/login"
        search={{ back: here }}
        {...buttonLook({ tone: 'primary', block: true })}
        onClick={closeMenu}
      >
        <Trans>Đăng nhập</Trans>
      </Link>
      <Link to="/register" {...buttonLook({ block: true })} onClick={closeMenu}>
        <Trans>Tạo tài khoản</Trans>
      </Link>
    </div>
  )
}

interface MineProps {
  readonly name: string | undefined
  readonly contact: string | null | undefined
  readonly face: string | null | undefined
}

function Mine({ name, contact, face }: MineProps) {
  const signOut = useSignOut()
  return (
    <>
      {name !== undefined && (
        <div className={popover.person}>
          <Avatar name={name} src={face ?? undefined} />
          <div>
            <strong>{name}</strong>
            <span className="note">{contact}</span>
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
