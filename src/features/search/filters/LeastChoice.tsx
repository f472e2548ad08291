import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { Counted } from './useCounts.ts'

/** From how much on a place is looked for, side by side; the first is whatever there is. */
export function LeastChoice<Step extends number>({
  legend,
  name,
  steps,
  value,
  counted,
  onChange,
}: {
  readonly legend: ReactNode
  readonly name: string
  readonly steps: readonly Step[]
  readonly value: Step | undefined
  /** What is said of how many places a step finds. */
  readonly counted: (key: string) => Counted
  readonly onChange: (step: Step | undefined) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <RadioGroup
      legend={legend}
      name={name}
      look="segments"
      options={[
        // Where nothing is found whatever it has, this still takes the filter away.
        { value: '', label: t`Bất kỳ`, ...counted(''), empty: false },
        ...steps.map((step) => ({
          value: String(step),
          label: `${format.decimal(step)}+`,
          ...counted(String(step)),
        })),
      ]}
      value={String(value ?? '')}
      onChange={(key) => onChange(steps.find((step) => String(step) === key))}
    />
  )
}
