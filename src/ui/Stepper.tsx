import { useId, useState, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Stepper.module.css'

export interface StepperProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly name?: string | undefined
  readonly value: number
  /** Always a whole number from min to max. */
  readonly onChange: (value: number) => void
  readonly min?: number | undefined
  readonly max: number
  /** Names of the two buttons: "Bớt một người lớn", "Thêm một người lớn". */
  readonly decreaseText: string
  readonly increaseText: string
}

/** A small count with minus and plus: a native number input, so it works in a plain form and by arrow keys. */
export function Stepper({
  label,
  description,
  error,
  name,
  value,
  onChange,
  min = 0,
  max,
  decreaseText,
  increaseText,
}: StepperProps) {
  const inputId = useId()
  const [spoken, setSpoken] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const put = (next: number) => {
    const limited = Math.min(max, Math.max(min, Math.trunc(next)))
    setTyped(null)
    if (limited !== value) onChange(limited)
    return limited
  }
  const describedBy = [description ? `${inputId}-help` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ')
  const step = (by: -1 | 1, text: string) => (
    <button
      type="button"
      className={styles.button}
      aria-label={text}
      aria-disabled={(by < 0 ? value <= min : value >= max) || undefined}
      onClick={() => setSpoken(String(put(value + by)))}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  )
  return (
    <div className={styles.stepper}>
      <label className={styles.text} htmlFor={inputId}>
        <span className={styles.label}>{label}</span>
        {description && (
          <span className={styles.description} id={`${inputId}-help`}>
            {description}
          </span>
        )}
      </label>
      <div className={styles.controls}>
        {step(-1, decreaseText)}
        <input
          id={inputId}
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          value={typed ?? value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            const next = event.target.valueAsNumber
            if (next >= min && next <= max) put(next)
            else setTyped(event.target.value)
          }}
          onBlur={(event) => {
            const next = event.target.valueAsNumber
            put(Number.isNaN(next) ? value : next)
          }}
        />
        {step(1, increaseText)}
        <VisuallyHidden live>{spoken}</VisuallyHidden>
      </div>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  )
}
