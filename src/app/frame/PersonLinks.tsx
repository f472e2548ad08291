import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { useSession } from '../state/session.ts'
import { closeMenu } from '../header/popover.ts'
import styles from '../header/Popover.module.css'

/** How many messages wait, by the page that they are on; asked only where the pages are listed. */
export function useWaitingMessages(): ReadonlyMap<string, number> {
  const session = useSession()
  const { data } = useQuery({
    ...query('chat.unread', {}),
    enabled: session.state === 'signedIn',
    staleTime: 30_000,
  })
  return new Map([
    ['/chat/chat-owner/{-$resort}/{-$booking}', data?.owner ?? 0],
    ['/chat/chat-support', data?.support ?? 0],
  ])
}

/** How many messages wait on a page, beside its name. */
export function WaitingMessages({ count }: { readonly count: number | undefined }) {
  return count === undefined || count === 0 ? null : (
    <Badge tone="attention">{count > 99 ? '99+' : count}</Badge>
  )
}

/** The pages of a person, as the profile's side menu and the drop-down list them. */
export function usePersonPlaces() {
  const { t } = useLingui()
  const session = useSession()
  const mayRemove = session.state === 'signedIn' && session.person.capabilities.includes('account.remove')
  return [
    { link: linkOptions({ to: '/profile/user-profile' }), icon: 'user', text: t`Thông tin của tôi` },
    { link: linkOptions({ to: '/booking' }), icon: 'luggage', text: t`Chuyến đi của tôi` },
    { link: linkOptions({ to: '/profile/favorite-place' }), icon: 'heart', text: t`Nơi yêu thích` },
    {
      link: linkOptions({ to: '/profile/saved/{-$id}', params: { id: undefined } }),
      icon: 'search',
      text: t`Tìm kiếm đã lưu`,
    },
    {
      link: linkOptions({
        to: '/chat/chat-owner/{-$resort}/{-$booking}',
        params: { resort: undefined, booking: undefined },
      }),
      icon: 'chat',
      text: t`Tin nhắn với chủ nhà`,
    },
    { link: linkOptions({ to: '/profile/comment' }), icon: 'star', text: t`Đánh giá của tôi` },
    { link: linkOptions({ to: '/outbox' }), icon: 'send', text: t`Chưa gửi` },
    { link: linkOptions({ to: '/profile/security' }), icon: 'shield', text: t`Bảo mật` },
    { link: linkOptions({ to: '/chat/chat-support' }), icon: 'support', text: t`Hỗ trợ` },
    ...(mayRemove
      ? [
          {
            link: linkOptions({ to: '/profile/remove_user' }),
            icon: 'trash',
            text: t`Xóa tài khoản`,
          } as const,
        ]
      : []),
  ] as const satisfies readonly { link: { to: string }; icon: IconName; text: string }[]
}

/** These pages as a list of links. */
export function PersonLinks() {
  const places = usePersonPlaces()
  const waiting = useWaitingMessages()
  const { t } = useLingui()
  const session = useSession()
  const capabilities = session.state === 'signedIn' ? session.person.capabilities : []
  return (
    <nav className={styles.links} aria-label={t`Trang của tôi`}>
      {places.map(({ link, icon, text }) => (
        <Link key={link.to} {...link} className={styles.link} onClick={closeMenu}>
          <Icon name={icon} />
          {text}
          <WaitingMessages count={waiting.get(link.to)} />
        </Link>
      ))}
      {capabilities.includes('host.work') && (
        <Link to="/host/gate" className={styles.link} onClick={closeMenu}>
          <Icon name="qr" />
          {t`Quét mã ở cổng`}
        </Link>
      )}
      {capabilities.includes('host.work') && (
        <Link to="/host" className={styles.link} onClick={closeMenu}>
          <Icon name="home" />
          {t`Chuyển sang chủ nhà`}
        </Link>
      )}
      {capabilities.includes('investor.read') && (
        <Link to="/investor" className={styles.link} onClick={closeMenu}>
          <Icon name="coin" />
          {t`Dành cho nhà đầu tư`}
        </Link>
      )}
      {capabilities.includes('desk.work') && (
        <Link to="/desk/$" params={{ _splat: '' }} className={styles.link} onClick={closeMenu}>
          <Icon name="settings" />
          {t`Bàn làm việc`}
        </Link>
      )}
    </nav>
  )
}
