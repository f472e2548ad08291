import { Trans } from '@lingui/react/macro'
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { BottomBar, Drawer, Extras, PlainHeader, SiteFooter, SiteHeader } from './frame/deferredParts.ts'
import styles from './Shell.module.css'
import { part } from '#src/ui/part.ts'

const Guarded = part(() => import('./Guarded.tsx'), 'Guarded')

const WorkFrame = part(() => import('./work/WorkFrame.tsx'), 'WorkFrame')

type Asked = StaticDataRouteOption

/** The frame around every page, by what its route asks for: the site's, a plain one, a workplace's, or none. */
export function Shell({ children }: { children: ReactNode }) {
  const frame = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.frame).findLast(Boolean) ?? 'site',
  })
  const access = useMatches({
    select: (matches) => matches.map(({ staticData }) => staticData.access).findLast(Boolean) ?? 'everyone',
  })
  return (
    <Framed frame={frame} access={access}>
      {children}
    </Framed>
  )
}

interface FramedProps {
  readonly frame: NonNullable<Asked['frame']>
  readonly access: NonNullable<Asked['access']>
  readonly children: ReactNode
}

/** A page in a frame, for who may see it. */
export function Framed({ frame, access, children }: FramedProps) {
  const open = access === 'everyone' || access === 'signedIn' || access === 'kept' || access === 'signedOut'
  return (
    <div className={styles.shell} data-frame={frame}>
      <a className={styles.skip} href="#main">
        <Trans>Đến nội dung chính</Trans>
      </a>
      {frame === 'site' && <SiteHeader />}
      {frame === 'plain' && <PlainHeader />}
      {frame === 'work' && (
        <Suspense fallback={<div className={styles.coming} />}>
          <WorkFrame />
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {open ? children : <Guarded capability={access}>{children}</Guarded>}
      </main>
      {frame === 'site' && (
        <>
          <SiteFooter />
          <BottomBar />
          <Drawer />
        </>
      )}
      <Extras />
    </div>
  )
}
