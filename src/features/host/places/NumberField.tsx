import type { ReactNode } from 'react'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextField } from '#src/ui/TextField.tsx'

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly description?: ReactNode
  readonly suffix?: ReactNode
  readonly value: number
  readonly onChange: (value: number) => void
  readonly wrong?: string | undefined
}

/** A whole number; nothing written is 0. */
export function NumberField({ name, label, description, suffix, value, onChange, wrong }: NumberFieldProps) {
  const error = useCodeText(wrong, label)
  return (
    <TextField
      name={name}
      label={label}
      description={description}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      error={error || undefined}
      onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, 6)))}
    />
  )
}
