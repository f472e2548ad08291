import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { LookupItem } from '#contract/shapes/lookup.ts'

const ANYWHERE = 'all'

/** The project areas, and everywhere. */
export function DestinationChoice({
  areas,
  value,
  onChange,
}: {
  readonly areas: readonly LookupItem[]
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}) {
  const { t } = useLingui()
  return (
    <RadioGroup
      legend={t`Bạn muốn ghé đâu?`}
      legendHidden
      name="project_area_id"
      options={[
        { value: ANYWHERE, label: t`Mọi nơi` },
        ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value === null ? ANYWHERE : String(value)}
      onChange={(id) => onChange(id === ANYWHERE ? null : Number(id))}
    />
  )
}
