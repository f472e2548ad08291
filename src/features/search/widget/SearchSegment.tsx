import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import styles from './SearchWidget.module.css'

export interface SearchSegmentProps {
  readonly name: ReactNode
  /** What is chosen, in words. */
  readonly value: ReactNode
  readonly icon: IconName
  /** Its panel needs the room of a calendar. */
  readonly wide?: boolean | undefined
  /** One press chooses: the panel closes. Arrow keys go through the choices and leave it open. */
  readonly closesOnChoice?: boolean | undefined
  readonly children: ReactNode
}

/** One part of the search: what is chosen, and behind it the choice; hanging below the form, on a phone a sheet from below. */
export function SearchSegment({ name, value, icon, wide, closesOnChoice, children }: SearchSegmentProps) {
  const { t } = useLingui()
  return (
    <details
      className={styles.segment}
      name="search-segment"
      data-closes-on-choice={closesOnChoice || undefined}
    >
      <summary className={styles.summary}>
        <Icon name={icon} />
        <span className="stack plain narrow">
          <span className="note">{name}</span>
          <span className="clipped strong figures">{value}</span>
        </span>
      </summary>
      <div className={styles.panel} data-wide={wide || undefined}>
        <div className={styles.head}>
          <strong>{name}</strong>
          <button type="button" className={styles.close} data-closes aria-label={t`Đóng`}>
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </div>
    </details>
  )
}
