import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { depthsOf, type AreaSeason, type Measure } from './figuresOf.ts'
import page from './InvestorPage.module.css'
import styles from './AreaSeasons.module.css'

interface AreaSeasonsProps {
  readonly months: readonly string[]
  readonly seasons: readonly AreaSeason[]
  readonly measure: Measure
  /** The month that is not over: more is to come. */
  readonly running: string
  /** A value as it is read. */
  readonly said: (value: number) => string
  readonly chosen: number | null
  readonly onChoose: (areaId: number | null) => void
}

const depth = (share: number): CSSProperties & Record<`--${string}`, string> => ({
  '--depth': `${Math.round(share * 100)}%`,
})
const STEPS = [0, 0.25, 0.5, 0.75, 1]

/** A thread for each area, a stitch for each month: the deeper, the more. Which season is whose is seen at a glance. */
export function AreaSeasons({ months, seasons, measure, running, said, chosen, onChoose }: AreaSeasonsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const named = (month: string) => format.month(`${month}-01`)
  return (
    <>
      <p className={styles.scale} aria-hidden>
        <span>
          <Trans>thấp nhất</Trans>
        </span>
        {STEPS.map((share) => (
          <i key={share} style={depth(share)} />
        ))}
        <span>
          <Trans>cao nhất</Trans>
        </span>
      </p>
      <table className={`${styles.seasons} ${page.chosen}`} data-measure={measure}>
        <caption>
          <Trans>Cả thời gian đã chọn</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Khu</Trans>
            </th>
            <th scope="col" className={styles.thread}>
              <span className={styles.hidden}>
                <Trans>Tháng cao nhất</Trans>
              </span>
              <span className={styles.stitches} aria-hidden>
                {months.map((month, index) => (
                  <small key={month}>{months.length <= 12 || index % 3 === 0 ? month.slice(5) : ''}</small>
                ))}
              </span>
            </th>
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
          {seasons.map(({ id, name, sold, occupancy, revenue, values, best }) => (
            <tr key={id} data-chosen={id === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id === chosen ? null : id)}
                >
                  {name}
                </button>
              </th>
              <td className={styles.thread}>
                <span className={styles.hidden}>{best === null ? '–' : named(best)}</span>
                <span className={styles.stitches} aria-hidden>
                  {depthsOf(values).map((share, index) => {
                    const [month = '', value = null] = [months[index], values[index]]
                    return (
                      <i
                        key={month}
                        style={depth(share)}
                        data-running={month === running || undefined}
                        title={`${named(month)}: ${value === null ? '–' : said(value)}`}
                      />
                    )
                  })}
                </span>
              </td>
              <td data-of="sold">{format.number(sold)}</td>
              <td data-of="occupancy">{occupancy === null ? '–' : t`${format.decimal(occupancy)} %`}</td>
              <td data-of="revenue">
                <data value={revenue}>{format.vnd(revenue)}</data>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
