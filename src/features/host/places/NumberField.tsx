import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Stepper } from '#src/ui/Stepper.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { useWrongText, type Bound } from './bind.ts'

/** A whole number; nothing written is 0. */
export function NumberField({ suffix, ...bound }: Bound<number> & { readonly suffix: ReactNode }) {
  const { name, label, value, onChange } = bound
  return (
    <TextField
      name={name}
      label={label}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      error={useWrongText(bound)}
      onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, 6)))}
    />
  )
}

/** A few of something, by taps. */
export function CountField({
  min = 0,
  max,
  ...bound
}: Bound<number> & { readonly min?: number; readonly max: number }) {
  const { t } = useLingui()
  const { name, label, value, onChange } = bound
  return (
    <Stepper
      {...{ name, label, value, onChange, min, max }}
      error={useWrongText(bound)}
      decreaseText={t`Bớt: ${label}`}
      increaseText={t`Thêm: ${label}`}
    />
  )
}

/** Whole VND; nothing written is 0. */
export function PriceField(bound: Bound<number>) {
  const { name, label, value, onChange } = bound
  return (
    <AmountField
      name={name}
      label={label}
      value={value === 0 ? null : value}
      onChange={(amount) => onChange(amount ?? 0)}
      error={useWrongText(bound)}
    />
  )
}
