import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Badge.module.css'

export type BadgeTone = 'neutral' | 'action' | 'attention' | 'success' | 'warning' | 'info' | 'gold'

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined
  readonly icon?: IconName | undefined
  /** A dot before the word, for a state that something is in. */
  readonly dot?: boolean | undefined
  readonly children: ReactNode
}

/** A word on a scrap of coloured paper. */
export function Badge({ tone = 'neutral', icon, dot, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {dot && <span className={styles.dot} />}
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

/** The state that a booking, a payment or a request is in. */
export function StatusBadge(props: Omit<BadgeProps, 'dot'>) {
  return <Badge {...props} dot={props.icon === undefined} />
}
