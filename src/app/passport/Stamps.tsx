import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Passport, Stamp } from '#contract/shapes/profile.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { PaperHills } from '#src/ui/PaperScene.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { monthWithin } from './monthWithin.ts'
import styles from './Stamps.module.css'

interface StampsProps {
  readonly passport: Passport | undefined
  /** Whether somebody without a stamp is told of the first one. */
  readonly travels: boolean
}

/** The row of stamps, as high whatever stands in it; where none can be told of, paper hills. */
export function Stamps({ passport, travels }: StampsProps) {
  const { t } = useLingui()
  if (passport === undefined) return <div className={styles.row} />
  const { stamps, more } = passport
  if (stamps.length === 0) return travels ? <First /> : <Hills />
  return (
    <ul className={styles.row} role="list" aria-label={t`Những nơi bạn đã ở`}>
      {stamps.map((stamp) => (
        <li key={stamp.areaId}>
          <OfArea stamp={stamp} />
        </li>
      ))}
      {more === 0 && travels && <li className={styles.blank} aria-hidden="true" />}
      {more > 0 && (
        <li className={styles.more}>
          <Link
            to="/booking"
            search={{ tab: 'complete' }}
            aria-label={t`+${plural(more, { other: '# khu vực' })}`}
          >
            +{more}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** An area's picture behind perforated edges, cancelled with the month of the last stay there; it leads to that stay. */
function OfArea({ stamp }: { readonly stamp: Stamp }) {
  const { areaName, bookingId, checkIn, pictureId } = stamp
  const month = monthWithin(useFormat(), checkIn)
  return (
    <Link
      to="/booking/$id"
      params={{ id: bookingId }}
      className={styles.stamp}
      aria-label={`${areaName}, ${month}`}
    >
      <span className={styles.scene}>
        <Picture id={pictureId} alt="" sizes="96px" ratio="fill" flush />
      </span>
      <span className={styles.area}>{areaName}</span>
      <span
        className={styles.postmark}
        data-month={checkIn.slice(5, 7)}
        data-year={checkIn.slice(0, 4)}
        aria-hidden="true"
      />
    </Link>
  )
}

function First() {
  return (
    <div className={styles.row}>
      <div className={styles.blank} aria-hidden="true">
        <PaperHills />
      </div>
      <p className={styles.promise}>
        <strong>
          <Trans>Con tem đầu tiên đang chờ bạn</Trans>
        </strong>
        <Trans>Mỗi khu vực bạn ghé để lại một con tem ở đây.</Trans>
      </p>
    </div>
  )
}

const Hills = () => (
  <div className={styles.row}>
    <div className={styles.hills}>
      <PaperHills />
    </div>
  </div>
)
