import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
}

/** A box to tick, or, as `Switch`, something that is on or off at once. */
export function Checkbox({ label, description, error, ...rest }: CheckboxProps) {
  const id = useId()
  const described = [description ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.wrap}>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className={styles.text}>
          {label}
          {description && (
            <span className={styles.description} id={`${id}-help`}>
              {description}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** On or off, with effect at once. */
export function Switch(props: Omit<CheckboxProps, 'error'>) {
  return <Checkbox {...props} role="switch" />
}
