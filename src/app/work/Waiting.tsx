import styles from './WorkFrame.module.css'

interface WaitingProps {
  /** Null: nobody knows yet. */
  readonly count: number | null
  /** The page itself says it: its link is read out by its name alone. */
  readonly seenOnly?: boolean
}

/** How much waits at a place of the bar; nothing when nothing does. */
export function Waiting({ count, seenOnly }: WaitingProps) {
  if (count === null || count === 0) return null
  return (
    <span className={styles.waiting} aria-hidden={seenOnly}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
