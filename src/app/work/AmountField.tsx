import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { TextField } from '#src/ui/TextField.tsx'

interface AmountFieldProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly note?: ReactNode
  readonly error?: ReactNode
  readonly name?: string
  /** Whole VND; null while nothing is written. */
  readonly value: number | null
  readonly onChange: (amount: number | null) => void
}

const DIGITS = 12

/** An amount of VND: only digits count, grouped as they are read. */
export function AmountField({ value, onChange, ...rest }: AmountFieldProps) {
  const format = useFormat()
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      suffix="₫"
      value={value === null ? '' : format.number(value)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, DIGITS)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
