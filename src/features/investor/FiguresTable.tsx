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

/** What the last three columns of a table of figures are. */
export const FigureHeads = () => (
  <>
    <th scope="col" data-of="sold">
      <Trans>Đêm</Trans>
    </th>
    <th scope="col" data-of="occupancy">
      <Trans>Lấp đầy</Trans>
    </th>
    <th scope="col" data-of="revenue">
      <Trans>Doanh thu</Trans>
    </th>
  </>
)

/** Nights, occupancy and revenue as they stand in a row. */
export function FigureCells({ sum: { sold, occupancy, revenue } }: { readonly sum: Sum }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      <td data-of="sold">{format.number(sold)}</td>
      <td data-of="occupancy">{occupancy === null ? '–' : t`${format.decimal(occupancy)} %`}</td>
      <td data-of="revenue">
        <data value={revenue}>{format.vnd(revenue)}</data>
      </td>
    </>
  )
}

/** The same figures as a table. */
export function FiguresTable({ caption, head, measure, rows }: FiguresTableProps) {
  return (
    <table className={`${styles.table} ${styles.chosen}`} data-measure={measure}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <FigureHeads />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...sum }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <FigureCells sum={sum} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
