import { Trans } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { binder, type Bind } from '../bind.ts'
import type { HouseDraft } from '../draft.ts'
import { HouseRules } from '../HouseFields.tsx'
import type { Wrong } from '#src/app/work/mistakes.ts'
import { RoomPrices } from '../RoomFields.tsx'
import { useLabels } from '../useLabels.ts'
import { sentRooms } from './steps.ts'
import type { Making } from './useNewPlace.ts'
import styles from './new.module.css'

interface PriceStepProps {
  readonly making: Making
  readonly bind: Bind<HouseDraft>
  readonly wrong: Wrong
}

/** What a night of each room costs, and what holds for all of them. */
export function PriceStep({ making, bind, wrong }: PriceStepProps) {
  const labels = useLabels()
  return (
    <>
      {[...sentRooms(making.place).entries()].map(([index, room]) => (
        <Card as="section" padded key={index}>
          <div className="stack-4">
            <h2 className={styles.room}>{room.name.vi || <Trans>Phòng</Trans>}</h2>
            <RoomPrices bind={binder(room, making.setRoom(index), labels.room, wrong, `rooms.${index}.`)} />
          </div>
        </Card>
      ))}
      <HouseRules bind={bind} />
    </>
  )
}
