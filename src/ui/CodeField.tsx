import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './CodeField.module.css'

const LENGTH = 6

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Gets only the digits, at most six. */
  readonly onChange: (digits: string) => void
}

/**
 * A one-time code: separate 48-px boxes to look at, one real input below them, so that pasting, autofill from an SMS,
 * deleting and screen readers work as everywhere. The input itself has no greatest length: the browser would cut a pasted
 * "482 017" before its space is taken out.
 */
export function CodeField({
  label,
  description,
  error,
  note,
  labelHidden,
  value,
  onChange,
  id,
  ...rest
}: CodeFieldProps) {
  return (
    <Field {...{ label, description, error, note, labelHidden, id }}>
      {(control) => (
        <div className={styles.code}>
          <input
            autoComplete="one-time-code"
            {...rest}
            {...control}
            className={styles.input}
            inputMode="numeric"
            pattern="[0-9]*"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
          />
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, index) => (
              <span
                key={index}
                className={styles.box}
                data-filled={index < value.length || undefined}
                data-next={index === Math.min(value.length, LENGTH - 1) || undefined}
              >
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
