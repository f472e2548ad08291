import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import type { RoomSearch } from '#src/api/staySearch.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import { without } from '../filters/chosen.ts'
import { useTypeNames } from '../filters/useTypeNames.ts'
import { stayOf } from '../stayOf.ts'
import { closeAround } from '../widget/segments.ts'
import type { AskingProps } from './Asking.tsx'
import type { Choice } from './useSuggestions.ts'
import styles from './DestinationChoice.module.css'

const ANYWHERE = 'all'

/** Not kept on the device: it comes with a network, and until then the list stands alone. */
const Asking = deferred<AskingProps>(() => import('./Asking.tsx').then((module) => module.Asking), 'touched')

/**
 * Where to: asked for, or one of the project areas. The list is all there is without a script; it stays in the form while
 * suggestions stand in its place.
 */
export function DestinationChoice({
  areas,
  value,
  onChange,
}: {
  readonly areas: readonly LookupItem[]
  readonly value: RoomSearch
  readonly onChange: (changes: Partial<RoomSearch>) => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const names = useTypeNames()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { project_area_id: area = DEFAULT_SEARCH.project_area_id, resort_type: types = [] } = value

  function done(changes: Partial<RoomSearch>) {
    onChange(changes)
    setTyped('')
    closeAround(box.current)
  }
  function choose(choice: Choice) {
    if ('named' in choice) {
      const { area: named, type } = choice.named
      return done({
        ...(named && { project_area_id: named.id }),
        ...(type && { resort_type: [type] }),
      })
    }
    done({})
    const { resortId, resortType } = choice.place
    void navigate({ to: placePath(resortType), params: { id: resortId }, search: stayOf(value) })
  }

  return (
    <div ref={box} className={styles.choice}>
      <Asking
        areas={areas}
        value={value}
        typed={typed}
        onType={setTyped}
        onChoose={choose}
        onNear={(id) => onChange({ project_area_id: id })}
        onRecent={done}
      />
      <div hidden={typed !== ''}>
        {types.length > 0 && (
          <div className={styles.chips}>
            {types.map((type) => (
              <Chip
                key={type}
                removeText={t`Bỏ chọn ${names[type]}`}
                onRemove={() => onChange({ resort_type: without(types, type) })}
              >
                {names[type]}
              </Chip>
            ))}
          </div>
        )}
        <RadioGroup
          legend={t`Các điểm đến`}
          name="project_area_id"
          look="columns"
          options={[
            { value: ANYWHERE, label: t`Mọi nơi` },
            ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={area === null ? ANYWHERE : String(area)}
          onChange={(id) => onChange({ project_area_id: id === ANYWHERE ? null : Number(id) })}
        />
      </div>
    </div>
  )
}
