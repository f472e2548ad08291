import { useId } from 'react'
import styles from './InvestorPage.module.css'

export type Bar = {
  readonly key: string
  /** What stands below the bar. */
  readonly short: string
  readonly value: number
  /** The value as it is read. */
  readonly said: string
}

interface BarsProps {
  readonly title: string
  readonly bars: readonly Bar[]
}

const WIDTH = 720
const HEIGHT = 240
const FOOT = 34
const HEAD = 22
const GAP = 0.28

/** A bar for each month. The table beside it has the same figures for whoever does not see it. */
export function Bars({ title, bars }: BarsProps) {
  const id = useId()
  const top = Math.max(...bars.map(({ value }) => value)) || 1
  const step = WIDTH / Math.max(1, bars.length)
  const height = (value: number) => ((HEIGHT - FOOT - HEAD) * value) / top
  const base = HEIGHT - FOOT
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <line className={styles.axis} x1="0" x2={WIDTH} y1={base} y2={base} />
      {bars.map(({ key, short, value, said }, index) => {
        const x = index * step + (step * GAP) / 2
        const middle = index * step + step / 2
        return (
          <g key={key}>
            <rect
              className={styles.bar}
              x={x}
              y={base - height(value)}
              width={step * (1 - GAP)}
              height={height(value)}
              rx="4"
            />
            <text className={styles.value} x={middle} y={base - height(value) - 6}>
              {bars.length <= 12 ? said : ''}
            </text>
            <text className={styles.label} x={middle} y={HEIGHT - 10}>
              {bars.length <= 12 || index % 2 === 0 ? short : ''}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
