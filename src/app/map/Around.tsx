import { Trans } from '@lingui/react/macro'
import type { Position } from '#contract/shapes/position.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { metresBetween } from '../distance.ts'
import { MARKS } from './marks.ts'
import styles from './PlaceMap.module.css'

/** How many are told, and how far one would go for them, in metres. */
const [MOST, FARTHEST] = [6, 60_000] as const

/** What one travels there for, and where one arrives, the nearest first. */
export function Around({ at }: { readonly at: Position }) {
  const format = useFormat()
  const near = MARKS.map((mark) => ({ mark, far: metresBetween(at, mark.at) }))
    .filter(({ far }) => far < FARTHEST)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
  if (near.length === 0) return null
  const told = (metres: number) =>
    metres < 1000
      ? `${format.number(Math.max(100, Math.round(metres / 100) * 100))} m`
      : `${format.decimal(Math.round(metres / 100) / 10)} km`
  return (
    <section>
      <h3>
        <Trans>Xung quanh</Trans>
      </h3>
      <ul className={styles.around} role="list">
        {near.map(({ mark, far }) => (
          <li key={mark.vi}>
            <span>{mark[format.language]}</span>
            <span>{told(far)}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        <Trans>Khoảng cách đường chim bay, làm tròn.</Trans>
      </p>
    </section>
  )
}
