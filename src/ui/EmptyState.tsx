import type { ReactNode } from 'react'
import { PaperScene, type SceneName } from './PaperScene.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly picture?: SceneName | undefined
  readonly title: ReactNode
  /** What happened, what is safe and what to do. */
  readonly children?: ReactNode
  /** One or two buttons or links: an empty state leads somewhere. */
  readonly action?: ReactNode
  /** The level of its heading; 2 unless told. */
  readonly level?: 1 | 2 | 3 | undefined
}

/** Where a list or a page has nothing to show, or could not be shown. */
export function EmptyState({ picture = 'boat', title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <PaperScene name={picture} />
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
