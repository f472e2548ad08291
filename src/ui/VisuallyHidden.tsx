import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Said by a screen reader, not shown. */
export function VisuallyHidden({
  children,
  live,
}: {
  readonly children: ReactNode
  readonly live?: boolean | undefined
}) {
  return (
    <span className={styles.hidden} {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  )
}
