import { useId } from 'react'
import { roundAbove } from './figuresOf.ts'
import styles from './InvestorPage.module.css'

type Bar = {
  readonly key: string
  /** What stands below the bar. */
  readonly short: string
  readonly value: number
  /** It is not over yet. */
  readonly running: boolean
}

interface BarsProps {
  readonly title: string
  readonly bars: readonly Bar[]
  /** A value as it is read. */
  readonly said: (value: number) => string
}

/** Heights in pixels; widths are percent, so that letters stay as large as they are on a phone. */
const [HEAD, PLOT, FOOT] = [24, 320, 28] as const
/** Of a line of the scale's letters. */
const LINE = 16
const GAP = 0.28
/** More bars than a year's have no room for a value each, nor each for its month. */
const MOST_SAID = 12
const percent = (part: number) => `${part * 100}%`

/** A bar for each month. The table beside it has the same figures for whoever does not see it. */
export function Bars({ title, bars, said }: BarsProps) {
  const id = useId()
  const top = roundAbove(Math.max(...bars.map(({ value }) => value)))
  const step = 1 / Math.max(1, bars.length)
  const y = (value: number) => HEAD + PLOT - (PLOT * value) / top
  return (
    <div className={styles.frame}>
      <div
        className={styles.ticks}
        style={{ blockSize: PLOT + LINE, marginBlockStart: HEAD - LINE / 2 }}
        aria-hidden
      >
        {[top, top / 2].map((tick) => (
          <span key={tick}>{said(tick)}</span>
        ))}
        <span>0</span>
      </div>
      <svg className={styles.chart} height={HEAD + PLOT + FOOT} role="img" aria-labelledby={id}>
        <title id={id}>{title}</title>
        {[top, top / 2, 0].map((tick) => (
          <line key={tick} className={styles.axis} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {bars.map(({ key, short, value, running }, index) => {
          const middle = percent((index + 0.5) * step)
          return (
            <g key={key}>
              <rect
                className={styles.bar}
                data-running={running || undefined}
                x={percent((index + GAP / 2) * step)}
                y={y(value)}
                width={percent(step * (1 - GAP))}
                height={HEAD + PLOT - y(value)}
                rx="3"
              />
              {bars.length <= MOST_SAID && value > 0 && (
                <text className={styles.value} x={middle} y={y(value) - 6}>
                  {said(value)}
                </text>
              )}
              {(bars.length <= MOST_SAID || index % 2 === 0) && (
                <text className={styles.label} x={middle} y={HEAD + PLOT + FOOT - 8}>
                  {short}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
