import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { query } from '#src/api/query.ts'
import { useLocale } from '#src/i18n/Locale.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { CountBubble, iconButtonLook } from '#src/ui/IconButton.tsx'
import { intent } from '#src/ui/intent.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useSessionHint } from '../state/sessionHint.ts'
import popover from '../header/Popover.module.css'
import { part } from '#src/ui/part.ts'

const PANEL = 'notice-panel'
const load = () => import('./NoticePanel.tsx')
const NoticePanel = part(load, 'NoticePanel')

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

/** The bell, its count and its panel, which comes when somebody means to open it; not there for who is signed out. */
export function NoticeBell() {
  const { t } = useLingui()
  const { words } = useLocale()
  const { language } = useFormat()
  const signedIn = useSessionHint()
  const unread = useUnread()
  const [opened, setOpened] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  if (!signedIn) return null
  const label = unread === null || unread === 0 ? t`Thông báo` : t`Thông báo, ${unread} chưa đọc`
  const prepare = async () => {
    await Promise.all([load(), words.speak(language, ['notification'])])
  }
  return (
    <>
      <button
        {...iconButtonLook('plain')}
        {...intent(prepare)}
        type="button"
        popoverTarget={PANEL}
        aria-label={label}
      >
        <Icon name="bell" size={24} />
        <CountBubble count={unread} />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className={popover.panel}
        data-wide="472"
        role="dialog"
        aria-label={t`Thông báo`}
        onToggle={({ newState }) => {
          if (newState === 'open') void prepare().then(() => setOpened(true))
        }}
      >
        <h2 className={popover.title}>
          <Trans>Thông báo</Trans>
        </h2>
        <Suspense fallback={<Skeleton shape="text" lines={4} />}>
          {opened ? (
            <NoticePanel close={() => panel.current?.hidePopover()} />
          ) : (
            <Skeleton shape="text" lines={4} />
          )}
        </Suspense>
      </div>
    </>
  )
}
