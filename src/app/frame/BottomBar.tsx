import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { CountBubble } from '#src/ui/IconButton.tsx'
import { useUnread } from './NoticeBell.tsx'
import foot from '#src/ui/footBar.module.css'
import styles from './BottomBar.module.css'

/** The five places of a phone, under the thumb. */
export function BottomBar() {
  const { t } = useLingui()
  const unread = useUnread()
  return (
    <nav className={`${foot.bar} ${styles.bar}`} aria-label={t`Thanh dưới`}>
      <Link to="/" className={foot.place} activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="home" size={24} />
        <Trans>Trang chủ</Trans>
      </Link>
      <Link to="/list-room" className={foot.place}>
        <Icon name="search" size={24} />
        <Trans>Tìm</Trans>
      </Link>
      <Link to="/booking" className={foot.place}>
        <Icon name="luggage" size={24} />
        <Trans>Chuyến đi</Trans>
      </Link>
      <Link
        to="/notification/{-$id}"
        params={{ id: undefined }}
        className={foot.place}
        aria-label={unread === null || unread === 0 ? undefined : t`Hộp thư, ${unread} chưa đọc`}
      >
        <span className={foot.counted}>
          <Icon name="inbox" size={24} />
          <CountBubble count={unread} />
        </span>
        <Trans>Hộp thư</Trans>
      </Link>
      <Link to="/profile" className={foot.place}>
        <Icon name="user" size={24} />
        <Trans>Tài khoản</Trans>
      </Link>
    </nav>
  )
}
