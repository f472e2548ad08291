import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import type { Room } from '#contract/shapes/resort.ts'
import styles from './form.module.css'

interface RoomRowProps {
  readonly room: Room
  readonly count: number
  /** The whole villa or apartment: nothing to count. */
  readonly fixed?: boolean | undefined
  readonly least: 0 | 1
  readonly onCount: (count: number) => void
}

/** One kind of room with its picture, its figures and how many of it. */
export function RoomRow({ room, count, fixed, least, onCount }: RoomRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <div className={styles.room}>
      <Picture id={room.pictureIds[0] ?? ''} alt="" sizes="112px" />
      <div className={styles.roomWords}>
        <h3 className="body">{room.name}</h3>
        <p className="note regular">
          {[room.beds, t`${format.decimal(room.area)} m²`].filter(Boolean).join(' · ')}
          {' · '}
          <Plural value={room.rates.maxGuests} other="tối đa # khách" />
        </p>
      </div>
      {!fixed && (
        <div className={styles.roomCount}>
          {count === 0 ? (
            <Button size="small" icon="plus" onClick={() => onCount(1)} aria-label={t`Thêm ${room.name}`}>
              <Trans>Thêm</Trans>
            </Button>
          ) : (
            <Stepper
              label={<span className="note regular">{t`Số phòng`}</span>}
              value={count}
              min={least}
              max={room.units}
              onChange={onCount}
              decreaseText={t`Bớt một phòng ${room.name}`}
              increaseText={t`Thêm một phòng ${room.name}`}
            />
          )}
        </div>
      )}
    </div>
  )
}
