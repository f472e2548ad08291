import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './gate.module.css'

export type Light = 'green' | 'amber' | 'red'
const ICONS = { green: 'check-circle', amber: 'warning', red: 'close-circle' } as const

/** What the gate says to a code: the light and what it means, told at once to who cannot see it, then why and what can be done. */
export function Judged({
  light,
  words,
  busy,
  onNext,
  children,
}: {
  readonly light: Light
  readonly words: Readonly<Record<Light, ReactNode>>
  /** The server is being told: its answer is about who stands there, and has to be seen before the next one comes. */
  readonly busy: boolean
  readonly onNext: () => void
  readonly children: ReactNode
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles.verdict} data-light={light} aria-live="assertive">
      <Icon name={ICONS[light]} size={32} />
      <h2 ref={head} tabIndex={-1} className={styles.light}>
        {words[light]}
      </h2>
      {children}
      <Button icon="qr" busy={busy} onClick={onNext}>
        <Trans>Quét mã khác</Trans>
      </Button>
    </section>
  )
}

/** What a scan is told to the server by. One scan, one moment and one nonce, however often the button is pressed. */
export const useScan = (code: string) =>
  useState(() => ({ code, nonce: crypto.randomUUID(), scanned_at: new Date(serverTime()).toISOString() }))[0]

/** That it is noted: on this phone until there is a network, or with what the server says. */
export function Noted({ queued, children }: { readonly queued: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.done} role="status">
      <Icon name={queued ? 'send' : 'check'} />
      {queued ? <Trans>Đã ghi trên máy này. Chưa gửi; Ghé tự gửi khi có mạng.</Trans> : children}
    </p>
  )
}
