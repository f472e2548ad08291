import { useLingui } from '@lingui/react/macro'
import { useFieldText } from '#src/app/proof/useFieldText.ts'
import { TextField } from '#src/ui/TextField.tsx'

interface IdentifierFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly problem: string | null
}

/** Where a person can be reached: an email or a Vietnamese mobile number, in one field. */
export function IdentifierField({ value, onChange, problem }: IdentifierFieldProps) {
  const { t } = useLingui()
  const error = useFieldText('reachable', problem)
  return (
    <TextField
      name="identifier"
      label={t`Email hoặc số điện thoại`}
      description={t`Chúng tôi gửi mã xác minh đến đây.`}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      icon="user"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
