import { Trans } from '@lingui/react/macro'
import { Switch } from '#src/ui/Checkbox.tsx'

interface EnglishSwitchProps {
  readonly checked: boolean
  readonly onChange: (english: boolean) => void
}

/** Whether there is a field in English beside each in Vietnamese. What is written there stays. */
export function EnglishSwitch({ checked, onChange }: EnglishSwitchProps) {
  return (
    <Switch
      label={<Trans>Viết thêm tiếng Anh</Trans>}
      description={<Trans>Chỗ để trống, khách nước ngoài đọc tiếng Việt.</Trans>}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
