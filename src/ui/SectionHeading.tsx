import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

export interface SectionHeadingProps {
  readonly children: ReactNode
  readonly id?: string | undefined
  readonly level?: 1 | 2 | 3 | undefined
  /** A short line above, behind the lacquer seal. */
  readonly eyebrow?: ReactNode
  /** A quiet line below. */
  readonly lead?: ReactNode
  /** A link at the end of the line: "Xem tất cả". */
  readonly action?: ReactNode
}

/** The heading of a section or a page. */
export function SectionHeading({ children, id, level = 2, eyebrow, lead, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.heading} data-level={level}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading id={id} className={styles.title}>
          {children}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
