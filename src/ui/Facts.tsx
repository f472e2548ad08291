import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface FactsProps {
  readonly items: readonly {
    readonly key: string
    readonly label: ReactNode
    readonly value: ReactNode
    readonly strong?: boolean | undefined
  }[]
  /** lines puts label and value at the two ends, as in a bill; pairs stacks them in columns. */
  readonly look?: 'lines' | 'pairs' | undefined
}

/** Names and values: a bill, a booking's dates, a room's figures. */
export function Facts({ items, look = 'lines' }: FactsProps) {
  return (
    <dl className={styles.facts} data-look={look}>
      {items.map(({ key, label, value, strong }) => (
        <div key={key} className={styles.fact} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
