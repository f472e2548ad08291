import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import type { Bound } from './bind.ts'

/** Whether an apartment is let whole or room by room; a villa and a hotel have no choice. */
export function WholeOrRooms({ label, value, onChange }: Bound<boolean>) {
  const { t } = useLingui()
  return (
    <RadioGroup
      legend={label}
      look="segments"
      value={value ? 'whole' : 'rooms'}
      onChange={(chosen) => onChange(chosen === 'whole')}
      options={[
        { value: 'whole', label: t`Nguyên căn` },
        { value: 'rooms', label: t`Từng phòng` },
      ]}
    />
  )
}
