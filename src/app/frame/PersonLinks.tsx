import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { Capability } from '#contract/grants.ts'
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

/** Where a person's pages belong: what they plan and keep, whom they talk to, their account, their work at Ghé. */
export const DOORS = ['mine', 'talk', 'account', 'work'] as const

/** The pages of a person, as the account's page, the menu at its side and the drop-down list them. */
export function usePersonPlaces() {
  const { t } = useLingui()
  const session = useSession()
  const may = new Set(session.state === 'signedIn' ? session.person.capabilities : [])
  const places = [
    {
      door: 'account',
      link: linkOptions({ to: '/profile/user-profile' }),
      icon: 'user',
      text: t`Thông tin của tôi`,
    },
    { door: 'mine', link: linkOptions({ to: '/booking' }), icon: 'luggage', text: t`Chuyến đi của tôi` },
    {
      door: 'mine',
      link: linkOptions({ to: '/profile/favorite-place' }),
      icon: 'heart',
      text: t`Nơi yêu thích`,
    },
    {
      door: 'mine',
      link: linkOptions({ to: '/profile/saved/{-$id}', params: { id: undefined } }),
      icon: 'search',
      text: t`Tìm kiếm đã lưu`,
    },
    {
      door: 'talk',
      link: linkOptions({
        to: '/chat/chat-owner/{-$resort}/{-$booking}',
        params: { resort: undefined, booking: undefined },
      }),
      icon: 'chat',
      text: t`Tin nhắn với chủ nhà`,
    },
    { door: 'mine', link: linkOptions({ to: '/profile/comment' }), icon: 'star', text: t`Đánh giá của tôi` },
    { door: 'mine', link: linkOptions({ to: '/outbox' }), icon: 'send', text: t`Chưa gửi` },
    { door: 'account', link: linkOptions({ to: '/profile/security' }), icon: 'shield', text: t`Bảo mật` },
    { door: 'talk', link: linkOptions({ to: '/chat/chat-support' }), icon: 'support', text: t`Hỗ trợ` },
    {
      door: 'account',
      link: linkOptions({ to: '/profile/remove_user' }),
      icon: 'trash',
      text: t`Xóa tài khoản`,
      needs: 'account.remove',
    },
    {
      door: 'work',
      link: linkOptions({ to: '/host/gate' }),
      icon: 'qr',
      text: t`Quét mã ở cổng`,
      needs: 'host.work',
    },
    {
      door: 'work',
      link: linkOptions({ to: '/host' }),
      icon: 'home',
      text: t`Chuyển sang chủ nhà`,
      needs: 'host.work',
    },
    {
      door: 'work',
      link: linkOptions({ to: '/investor' }),
      icon: 'coin',
      text: t`Dành cho nhà đầu tư`,
      needs: 'investor.read',
    },
    {
      door: 'work',
      link: linkOptions({ to: '/desk/$', params: { _splat: '' } }),
      icon: 'settings',
      text: t`Bàn làm việc`,
      needs: 'desk.work',
    },
  ] as const satisfies readonly {
    door: (typeof DOORS)[number]
    link: { to: string }
    icon: IconName
    text: string
    needs?: Capability
  }[]
  return places.filter((place) => !('needs' in place) || may.has(place.needs))
}

/** These pages as a list of links. */
export function PersonLinks() {
  const places = usePersonPlaces()
  const waiting = useWaitingMessages()
  const { t } = useLingui()
  return (
    <nav className={styles.links} aria-label={t`Trang của tôi`}>
      {places.map(({ link, icon, text }) => (
        <Link key={link.to} {...link} className={styles.link} onClick={closeMenu}>
          <Icon name={icon} />
          {text}
          <WaitingMessages count={waiting.get(link.to)} />
        </Link>
      ))}
    </nav>
  )
}
