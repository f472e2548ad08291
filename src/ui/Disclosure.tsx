import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Disclosure.module.css'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'className'> {
  readonly summary: ReactNode
  /** A quiet word at the end of the summary's line. */
  readonly aside?: ReactNode
  readonly look?: 'plain' | 'card' | undefined
}

/** Something to open and close; native, so it works before any script and is found by the browser's own search. */
export function Disclosure({ summary, aside, look = 'plain', children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={styles.disclosure} data-look={look}>
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
