import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { depthsOf, type AreaSeason, type Measure } from './figuresOf.ts'
import { FigureCells, FigureHeads } from './FiguresTable.tsx'
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
          <VisuallyHidden>
            <Trans>Cả thời gian đã chọn</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Khu</Trans>
            </th>
            <th scope="col" className={styles.thread}>
              <VisuallyHidden>
                <Trans>Tháng cao nhất</Trans>
              </VisuallyHidden>
              <span className={styles.stitches} aria-hidden>
                {months.map((month, index) => (
                  <small key={month}>{months.length <= 12 || index % 3 === 0 ? month.slice(5) : ''}</small>
                ))}
              </span>
            </th>
            <FigureHeads />
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ id, name, values, best, ...sum }) => (
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
                <VisuallyHidden>{best === null ? '–' : named(best)}</VisuallyHidden>
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
              <FigureCells sum={sum} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
