import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOutbox } from '#src/api/outbox.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { PART_WAITS } from '#src/ui/part.ts'
import { useOnline } from './online.ts'
import styles from './NetworkBar.module.css'

const BACK_MILLISECONDS = 3000

/** Says quietly that the network is gone, and that it is back. It floats, so that nothing moves. */
export function NetworkBar() {
  const online = useOnline()
  const [wasGone, setWasGone] = useState(false)
  const [partWaits, setPartWaits] = useState(false)
  if (!online && !wasGone) {
    setWasGone(true)
    setPartWaits(false)
  }
  useEffect(() => {
    if (!online || !wasGone) return
    const timer = setTimeout(() => setWasGone(false), BACK_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [online, wasGone])
  useEffect(() => {
    const waits = () => setPartWaits(true)
    addEventListener(PART_WAITS, waits)
    return () => removeEventListener(PART_WAITS, waits)
  }, [])
  return (
    <div className={styles.place} role="status">
      {!online && (
        <p className={styles.bar} data-state="offline">
          <Icon name="wifi-off" size={16} />
          {partWaits ? (
            <Trans>Phần này chưa có trên máy. Có mạng là mở ngay.</Trans>
          ) : (
            <Trans>Không có mạng. Những gì đã lưu vẫn xem được.</Trans>
          )}
        </p>
      )}
      <Outbox />
      {online && wasGone && (
        <p className={styles.bar} data-state="online">
          <Icon name="wifi" size={16} />
          <Trans>Đã có mạng trở lại</Trans>
        </p>
      )}
    </div>
  )
}

/** How much has not been sent, and the way to it; not on the outbox's own page. */
function Outbox() {
  const entries = useOutbox()
  const there = useLocation({ select: ({ pathname }) => pathname === '/outbox' })
  const refused = entries.filter(({ state }) => ['refused', 'conflict', 'expired'].includes(state)).length
  if (entries.length === 0 || there) return null
  return (
    <Link to="/outbox" className={styles.bar} data-state={refused > 0 ? 'refused' : 'waiting'}>
      <Icon name={refused > 0 ? 'warning' : 'send'} size={16} />
      {refused > 0 ? (
        <Plural value={refused} other="# việc cần bạn xem lại" />
      ) : (
        <Plural value={entries.length} other="# việc chưa gửi" />
      )}
    </Link>
  )
}
