import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Wait } from './waits.ts'
import styles from './Thread.module.css'

/** Where the axis ends, in hours; it begins with the first. What is older stands at its end. */
const END = 60 * 24

/** Where so many hours stand on the one axis: each step of it is so many times the step before, as one thinks of waiting. */
const at = (hours: number): string =>
  `${Math.round((1000 * Math.log(Math.min(END, Math.max(1, hours)))) / Math.log(END)) / 10}%`

const MARKS = [
  { hours: 1, name: <Trans>1 giờ</Trans> },
  { hours: 24, name: <Trans>1 ngày</Trans> },
  { hours: 7 * 24, name: <Trans>1 tuần</Trans> },
  { hours: 30 * 24, name: <Trans>1 tháng</Trans> },
] as const satisfies readonly { hours: number; name: ReactNode }[]

/** Full where it waits beyond its promise, a ring within: the colour says it to nobody alone. */
const Knot = ({ late, x }: { readonly late: boolean; readonly x: string }) => (
  <circle className={styles.knot} data-late={late || undefined} cx={x} cy="50%" r="5" />
)

/** How long the oldest has waited: a thread, lagoon as long as it was promised and lacquer from there on. Decoration. */
export function Thread({ hours, promised, late }: Pick<Wait, 'hours' | 'promised' | 'late'>) {
  return (
    <svg className={styles.thread} height="20" aria-hidden="true" data-late={late || undefined}>
      <line className={styles.axis} x2="100%" y1="50%" y2="50%" />
      {MARKS.map((mark) => (
        <line
          key={mark.hours}
          className={styles.axis}
          x1={at(mark.hours)}
          x2={at(mark.hours)}
          y1="25%"
          y2="75%"
        />
      ))}
      <line className={styles.kept} x2={at(Math.min(hours, promised))} y1="50%" y2="50%" />
      {late && <line className={styles.beyond} x1={at(promised)} x2={at(hours)} y1="50%" y2="50%" />}
      <Knot late={late} x={at(hours)} />
    </svg>
  )
}

/** What the marks of the threads below mean. Decoration: each row says its age. */
export function Scale() {
  return (
    <svg className={styles.scale} height="20" aria-hidden="true">
      {MARKS.map(({ hours, name }) => (
        <text key={hours} x={at(hours)} y="14" data-first={hours === 1 || undefined}>
          {name}
        </text>
      ))}
    </svg>
  )
}

/** What the two knots mean. */
export function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      {[true, false].map((late) => (
        <span key={String(late)}>
          <svg className={styles.thread} width="12" height="12">
            <Knot late={late} x="50%" />
          </svg>
          {late ? <Trans>Chờ quá lâu</Trans> : <Trans>Trong hạn</Trans>}
        </span>
      ))}
    </p>
  )
}
