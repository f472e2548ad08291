import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Queue } from '#contract/shapes/desk.ts'
import { query } from '#src/api/query.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import { Logo } from '../Logo.tsx'
import { PersonMenu, SpeechMenu } from '../header/HeaderMenu.tsx'
import { useSession } from '../state/session.ts'
import foot from '#src/ui/footBar.module.css'
import { Waiting } from '../work/Waiting.tsx'
import styles from '../work/WorkFrame.module.css'
import { toDesk } from './toDesk.ts'
import { useFindKeys } from './useFindKeys.ts'
import { useQuestionsWaiting } from './useQuestionsWaiting.ts'

/** A place of the bar. Those that are `wide` show only where there is room; on phones the overview leads to them. */
type Place = {
  place: string
  icon: IconName
  name: string
  queue?: Queue
  wide?: true
  exact?: true
}

/** Where staff works, and what an administrator has besides. */
function usePlaces(administers: boolean): readonly Place[] {
  const { t } = useLingui()
  return [
    { place: '', icon: 'home', name: t`Tổng quan`, exact: true },
    { place: 'find', icon: 'search', name: t({ message: 'Tìm', context: 'bar' }) },
    { place: 'chat', icon: 'support', name: t`Hỗ trợ`, wide: true },
    { place: 'queue/refunds', icon: 'undo', name: t`Hoàn tiền`, queue: 'refunds' },
    {
      place: 'queue/complaints',
      icon: 'flag',
      name: t({ message: 'Khiếu nại', context: 'several' }),
      queue: 'complaints',
    },
    { place: 'queue/transfers', icon: 'bank', name: t`Chuyển khoản lệch`, queue: 'transfers', wide: true },
    { place: 'queue/overdue', icon: 'clock', name: t`Quá hạn xác nhận`, queue: 'overdue', wide: true },
    { place: 'queue/others', icon: 'inbox', name: t`Hủy và việc khác`, queue: 'others', wide: true },
    { place: 'queue/reviews', icon: 'star', name: t`Đánh giá bị báo`, queue: 'reviews', wide: true },
    { place: 'queue/payouts', icon: 'coin', name: t`Chi trả chủ nhà`, queue: 'payouts', wide: true },
    { place: 'hosts', icon: 'lock', name: t`Chủ nhà bị khóa`, wide: true },
    { place: 'letters', icon: 'mail', name: t`Mẫu thư`, wide: true },
    ...(administers
      ? [{ place: 'admin', icon: 'settings', name: t({ message: 'Quản trị', context: 'bar' }) } as const]
      : []),
  ]
}

/** The staff's workplace around its pages: a bar under the thumb on phones, at the side on wide screens. */
export function DeskFrame() {
  const { t } = useLingui()
  const session = useSession()
  const capabilities = session.state === 'signedIn' ? session.person.capabilities : []
  const findKeys = useFindKeys()
  const places = usePlaces(capabilities.includes('desk.administer'))
  const { data } = useQuery({
    ...query('desk.summary', {}),
    enabled: capabilities.includes('desk.work'),
    refetchInterval: 60_000,
  })
  const asking = useQuestionsWaiting(capabilities.includes('desk.work'))
  return (
    <>
      <header className={styles.header}>
        <Link {...toDesk('')} className={styles.home}>
          <Logo />
          <span className={styles.side}>
            <Trans>Bàn làm việc</Trans>
          </span>
        </Link>
        <div className={styles.tools}>
          <SpeechMenu />
          <PersonMenu />
        </div>
      </header>
      {/* What an administrator has besides would push the others aside. */}
      {session.state === 'signedIn' && (
        <nav className={`${foot.bar} ${styles.bar}`} aria-label={t`Trang của nhân viên`}>
          {places.map(({ place, icon, name, queue, wide, exact }) => (
            <Link
              key={place}
              {...toDesk(place)}
              activeOptions={{ exact: exact ?? false }}
              className={`${foot.place} ${styles.place}`}
              data-wide={wide}
              {...(place === 'find' ? { 'aria-keyshortcuts': findKeys } : {})}
            >
              <span className={`${foot.counted} ${styles.counted}`}>
                <Icon name={icon} size={24} />
                {queue !== undefined && <Waiting count={data?.waiting[queue] ?? 0} />}
                {place === 'chat' && <Waiting count={asking} />}
              </span>
              {name}
              {place === 'find' && findKeys.startsWith('/') && (
                <kbd className={styles.key} aria-hidden="true">
                  /
                </kbd>
              )}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
