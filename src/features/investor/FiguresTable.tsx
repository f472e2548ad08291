import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import type { Measure, Sum } from './figuresOf.ts'
import styles from './InvestorPage.module.css'

interface FiguresTableProps {
  readonly caption: ReactNode
  /** What the rows are. */
  readonly head: ReactNode
  /** The one that a phone shows. */
  readonly measure: Measure
  readonly rows: readonly (Sum & { readonly key: string; readonly name: string })[]
}

/** The same figures as a table: nights, occupancy, revenue. */
export function FiguresTable({ caption, head, measure, rows }: FiguresTableProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <table className={`${styles.table} ${styles.chosen}`} data-measure={measure}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" data-of="sold">
            <Trans>Đêm</Trans>
          </th>
          <th scope="col" data-of="occupancy">
            <Trans>Lấp đầy</Trans>
          </th>
          <th scope="col" data-of="revenue">
            <Trans>Doanh thu</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, sold, occupancy, revenue }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-of="sold">{format.number(sold)}</td>
            <td data-of="occupancy">{occupancy === null ? '–' : t`${format.decimal(occupancy)} %`}</td>
            <td data-of="revenue">
              <data value={revenue}>{format.vnd(revenue)}</data>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
