import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const ICONS = {
  info: 'info',
  success: 'check-circle',
  warning: 'clock',
  danger: 'warning',
} as const satisfies Record<NoticeTone, IconName>

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined
  readonly icon?: IconName | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Read out when it appears: politely, or at once for what must not be missed. */
  readonly live?: 'polite' | 'assertive' | undefined
}

/** A message that stays where it belongs. */
export function Notice({ tone = 'info', icon, title, children, action, live }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      {...(live === 'polite' ? { role: 'status' } : live === 'assertive' ? { role: 'alert' } : {})}
    >
      <Icon name={icon ?? ICONS[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
