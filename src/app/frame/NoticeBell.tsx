import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { CountBubble, iconButtonLook } from '#src/ui/IconButton.tsx'
import { useSessionHint } from '../state/session.ts'
import { closeMenu } from '../header/popover.ts'
import popover from '../header/Popover.module.css'

const PANEL = 'notice-panel'

/** How many notices are unread; null when nobody is signed in or nobody knows. */
export function useUnread(): number | null {
  const signedIn = useSessionHint()
  const { language } = useFormat()
  const input = { language: language === 'vi' ? 0 : 1 }
  const { data } = useQuery({
    ...query('notification.totalUnread', input),
    enabled: signedIn,
    staleTime: 60_000,
  })
  return signedIn ? (data ?? null) : null
}

/** The bell, its count and its panel; not there for who is signed out. */
export function NoticeBell() {
  const { t } = useLingui()
  const signedIn = useSessionHint()
  const unread = useUnread()
  if (!signedIn) return null
  const label = unread === null || unread === 0 ? t`Thông báo` : t`Thông báo, ${unread} chưa đọc`
  return (
    <>
      <button {...iconButtonLook('plain')} type="button" popoverTarget={PANEL} aria-label={label}>
        <Icon name="bell" size={24} />
        <CountBubble count={unread} />
      </button>
      <div
        id={PANEL}
        popover="auto"
        className={popover.panel}
        data-wide="472"
        role="dialog"
        aria-label={t`Thông báo`}
      >
        <h2 className={popover.title}>
          <Trans>Thông báo</Trans>
        </h2>
        <p className={popover.note}>
          {unread === null || unread === 0 ? (
            <Trans>Bạn đã xem hết thông báo. Mọi thay đổi của chuyến đi cũng nằm trong từng đặt phòng.</Trans>
          ) : (
            <Trans>Bạn có {unread} thông báo chưa đọc. Chi tiết nằm trong từng đặt phòng của bạn.</Trans>
          )}
        </p>
        <hr className={popover.rule} />
        <Link to="/booking" className={popover.link} onClick={closeMenu}>
          <Icon name="luggage" />
          <Trans>Xem chuyến đi của tôi</Trans>
        </Link>
      </div>
    </>
  )
}
