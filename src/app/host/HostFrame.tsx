import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { CountBubble, iconButtonLook } from '#src/ui/IconButton.tsx'
import { Logo } from '../Logo.tsx'
import { NoticeBell } from '../frame/NoticeBell.tsx'
import { SpeechMenu } from '../header/HeaderMenu.tsx'
import { useSession } from '../state/session.ts'
import foot from '#src/ui/footBar.module.css'
import { Waiting } from '../work/Waiting.tsx'
import styles from '../work/WorkFrame.module.css'

/** How many bookings wait for this host's answer; null while nobody knows. */
function useToAnswer(): number | null {
  const session = useSession()
  const may = session.state === 'signedIn' && session.person.capabilities.includes('host.work')
  const { data } = useQuery({ ...query('host.today', {}), enabled: may, refetchInterval: 60_000 })
  return data ? data.toAnswer.length : null
}

/** How many messages of guests this host has not read. */
function useUnreadMessages(): number {
  const session = useSession()
  const { data } = useQuery({ ...query('chat.unread', {}), enabled: session.state === 'signedIn' })
  return data?.host ?? 0
}

/** The places of the bar. Those that are not always wanted show only where there is room. */
const PLACES = [
  { link: linkOptions({ to: '/host', activeOptions: { exact: true } }), icon: 'sun' },
  { link: linkOptions({ to: '/host/bookings' }), icon: 'luggage' },
  { link: linkOptions({ to: '/host/calendar' }), icon: 'calendar' },
  { link: linkOptions({ to: '/host/places' }), icon: 'home' },
  { link: linkOptions({ to: '/host/earnings' }), icon: 'coin' },
  {
    link: linkOptions({
      to: '/host/chat/{-$id}/{-$booking}',
      params: { id: undefined, booking: undefined },
    }),
    icon: 'chat',
    wide: true,
  },
  { link: linkOptions({ to: '/host/reviews' }), icon: 'star', wide: true },
  { link: linkOptions({ to: '/host/gate' }), icon: 'qr', wide: true },
] as const

/** The host's workplace around its pages: a bar under the thumb on phones, at the side on wide screens. */
export function HostFrame() {
  const { t } = useLingui()
  const waiting = useToAnswer()
  const unread = useUnreadMessages()
  const names = [
    t`Hôm nay`,
    t({ message: 'Đặt phòng', context: 'several' }),
    t`Lịch`,
    t`Chỗ ở`,
    t`Thu nhập`,
    t`Tin nhắn`,
    t`Đánh giá`,
    t`Ở cổng`,
  ]
  return (
    <>
      <header className={styles.header}>
        <Link to="/host" className={styles.home}>
          <Logo />
          <span className={styles.side}>
            <Trans>Chủ nhà</Trans>
          </span>
        </Link>
        <div className={styles.tools}>
          <Link to="/" className={styles.switch}>
            <Icon name="compass" />
            <span>
              <Trans>Sang khách</Trans>
            </span>
          </Link>
          <Link
            to="/host/chat/{-$id}/{-$booking}"
            params={{ id: undefined, booking: undefined }}
            {...iconButtonLook()}
            aria-label={unread === 0 ? t`Tin nhắn` : t`Tin nhắn, ${unread} chưa đọc`}
          >
            <Icon name="chat" size={24} />
            <CountBubble count={unread} />
          </Link>
          <NoticeBell />
          <SpeechMenu />
        </div>
      </header>
      <nav className={`${foot.bar} ${styles.bar}`} aria-label={t`Trang của chủ nhà`}>
        {PLACES.map((place, index) => (
          <Link
            key={place.link.to}
            {...place.link}
            className={`${foot.place} ${styles.place}`}
            data-wide={'wide' in place || undefined}
          >
            <span className={`${foot.counted} ${styles.counted}`}>
              <Icon name={place.icon} size={24} />
              {place.link.to === '/host' && <Waiting count={waiting} seenOnly />}
            </span>
            {names[index]}
          </Link>
        ))}
      </nav>
    </>
  )
}
