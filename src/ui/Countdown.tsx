import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Countdown.module.css'

/** It turns to lacquer at and below this many seconds. */
const URGENT = 120

export interface CountdownProps {
  readonly label: ReactNode
  /** What is left, in whole seconds; the caller's clock counts. */
  readonly seconds: number
  /** Read out when it changes; give it only at whole minutes, so that a screen reader is not drowned. */
  readonly announce?: string | undefined
}

/** Seconds as "19:05", and as "1:05:00" from an hour on. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  return `${hours > 0 ? `${hours}:${two(minutes)}` : two(minutes)}:${two(left % 60)}`
}

/** Time that runs out: only the display. */
export function Countdown({ label, seconds, announce }: CountdownProps) {
  return (
    <div className={styles.countdown} data-urgent={seconds <= URGENT || undefined}>
      <span>{label}</span>
      <span className={styles.clock} role="timer">
        {clockOf(seconds)}
      </span>
      <VisuallyHidden live>{announce}</VisuallyHidden>
    </div>
  )
}
