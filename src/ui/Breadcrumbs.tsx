import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Breadcrumbs.module.css'

export interface BreadcrumbsProps {
  readonly label: string
  /** Links, and last the place itself as `<span aria-current="page">`. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** The way from the home page to here. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {items.map(({ key, content }, index) => (
          <li key={key} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  )
}
