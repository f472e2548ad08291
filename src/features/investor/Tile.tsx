import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import styles from './InvestorPage.module.css'

interface TileProps {
  readonly name: string
  readonly children: ReactNode
  /** Of the ended months against the same ones a year before; null where there is nothing to compare with. */
  readonly change: number | null
  /** Percent, or points between two percentages. */
  readonly unit: '%' | 'points'
}

/** One figure of the period, and which way it goes. */
export function Tile({ name, children, change, unit }: TileProps) {
  const format = useFormat()
  const value = change === null ? '' : `${change > 0 ? '+' : ''}${format.decimal(change)}`
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {change !== null && (
        <dd className={styles.change} data-way={Math.sign(change)}>
          {unit === '%' ? (
            <Trans>
              <b>{value} %</b> so với cùng kỳ năm trước
            </Trans>
          ) : (
            <Trans>
              <b>{value} điểm</b> so với cùng kỳ năm trước
            </Trans>
          )}
        </dd>
      )}
    </div>
  )
}
