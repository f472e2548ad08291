import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

export interface TimelineItem {
  readonly key: string
  /** Already formatted. */
  readonly time: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** What still waits, is done, or went wrong. */
  readonly tone?: 'done' | 'waiting' | 'attention' | undefined
}

/** What happened, in order: a booking's history. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline} role="list">
      {items.map(({ key, time, title, text, tone = 'done' }) => (
        <li key={key} className={styles.item} data-tone={tone}>
          <p className={styles.title}>{title}</p>
          <p className={styles.time}>{time}</p>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  )
}
