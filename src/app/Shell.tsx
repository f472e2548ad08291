import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { BottomBar } from './frame/BottomBar.tsx'
import { SiteFooter } from './frame/SiteFooter.tsx'
import { Drawer } from './header/Drawer.tsx'
import { PlainHeader, SiteHeader } from './header/SiteHeader.tsx'
import { InstallPrompt } from './state/InstallPrompt.tsx'
import { NetworkBar } from './state/NetworkBar.tsx'
import { RequestProgress } from './state/RequestProgress.tsx'
import { RouteAnnouncer } from './state/RouteAnnouncer.tsx'
import { UpdatePrompt } from './state/UpdatePrompt.tsx'
import styles from './Shell.module.css'

/** The frame around every page, by what its route asks for: the site's, a plain one, or none. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const frame = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.frame)?.staticData.frame ?? 'site',
  })
  const whole = frame === 'site'
  return (
    <div className={styles.shell} data-frame={frame}>
      <a className={styles.skip} href="#main">
        <Trans>Đến nội dung chính</Trans>
      </a>
      <RequestProgress />
      {whole && <SiteHeader />}
      {frame === 'plain' && <PlainHeader />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {whole && <SiteFooter />}
      {whole && <BottomBar />}
      {whole && <Drawer />}
      <NetworkBar />
      <UpdatePrompt />
      <InstallPrompt />
      <ToastRegion label={t`Thông báo nhanh`} closeText={t`Đóng thông báo`} />
      <RouteAnnouncer />
    </div>
  )
}
