import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Facts } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useLabels } from '../useLabels.ts'
import { GuestCard } from './GuestCard.tsx'
import { STEPS, stepOf } from './steps.ts'
import type { Making } from './useNewPlace.ts'
import { useStepWords } from './useStepWords.ts'
import styles from './new.module.css'

/** What a field is called, with its room where there are several. */
function useNames(making: Making): (field: string) => string {
  const { t } = useLingui()
  const labels = useLabels()
  const ofHouse = new Map(Object.entries(labels.house))
  const ofRoom = new Map(Object.entries(labels.room))
  return (path) => {
    const [first = '', index = '', field = ''] = path.split('.')
    if (first !== 'rooms') return ofHouse.get(first) ?? first
    const number = Number(index) + 1
    const room = making.place.rooms[Number(index)]?.name.vi || t`Phòng ${number}`
    const name = ofRoom.get(field) ?? field
    return making.place.rooms.length > 1 ? `${name} (${room})` : name
  }
}

/** The whole as guests will see it, and what is missing with the way to its step. */
export function LookStep({ making }: { readonly making: Making }) {
  const labels = useLabels()
  const words = useStepWords()
  const nameOf = useNames(making)
  const { mistakes, place } = making
  const fields = Object.keys(mistakes)
  const { house } = place
  return (
    <div className={styles.look}>
      {fields.length > 0 && (
        <div className="across">
          <Notice tone="warning" icon="pencil" title={<Trans>Còn vài điều nữa</Trans>}>
            <ul className="stack-2" role="list">
              {STEPS.map((step) => {
                const its = fields.filter((field) => stepOf(field) === step)
                if (its.length === 0) return null
                return (
                  <li key={step}>
                    <Link to="/host/places/new" search={{ step }}>
                      {words[step].name}
                    </Link>
                    : {its.map(nameOf).join(', ')}
                  </li>
                )
              })}
            </ul>
          </Notice>
        </div>
      )}
      <GuestCard place={place} />
      <Facts
        items={[
          { key: 'address', label: labels.house.address, value: house.address.vi || '…' },
          { key: 'in', label: labels.house.check_in_time, value: house.check_in_time },
          { key: 'out', label: labels.house.check_out_time, value: house.check_out_time },
        ]}
      />
    </div>
  )
}
