import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/Icon.tsx'
import { CountBubble } from '#src/ui/IconButton.tsx'
import { useUnread } from './NoticeBell.tsx'
import styles from './BottomBar.module.css'

/** The five places of a phone, under the thumb. */
export function BottomBar() {
  const { t } = useLingui()
  const unread = useUnread()
  return (
    <nav className={styles.bar} aria-label={t`Thanh dưới`}>
      <Link to="/" className={styles.place} activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="home" size={24} />
        <Trans>Trang chủ</Trans>
      </Link>
      <Link to="/list-room" className={styles.place}>
        <Icon name="search" size={24} />
        <Trans>Tìm</Trans>
      </Link>
      <Link to="/booking" className={styles.place}>
        <Icon name="luggage" size={24} />
        <Trans>Chuyến đi</Trans>
      </Link>
      <Link
        to="/notification/{-$id}"
        params={{ id: undefined }}
        className={styles.place}
        aria-label={unread === null || unread === 0 ? undefined : t`Hộp thư, ${unread} chưa đọc`}
      >
        <span className={styles.counted}>
          <Icon name="inbox" size={24} />
          <CountBubble count={unread} />
        </span>
        <Trans>Hộp thư</Trans>
      </Link>
      <Link to="/profile" className={styles.place}>
        <Icon name="user" size={24} />
        <Trans>Tài khoản</Trans>
      </Link>
    </nav>
  )
}
