import { useId, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly icon?: IconName | undefined
  readonly disabled?: boolean | undefined
  /** How many results have it; shown quietly at the end, said in full by `countText`. */
  readonly count?: ReactNode
  readonly countText?: string | undefined
  /** Nothing has it: still in reach and said why, but not to be chosen. */
  readonly empty?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode
  readonly legendHidden?: boolean | undefined
  readonly name?: string | undefined
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** A plain list, the same in columns, framed cards, or segments in one tray (for two to four short words). */
  readonly look?: 'list' | 'columns' | 'cards' | 'segments' | undefined
  readonly error?: ReactNode
}

/** One of several: native radio buttons, so arrow keys and forms work before any script. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChange,
  look = 'list',
  error,
}: RadioGroupProps<Value>) {
  const id = useId()
  const isOff = (option: RadioOption<Value>) => option.empty === true && option.value !== value
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      data-look={look}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              aria-description={option.countText}
              aria-disabled={isOff(option) || undefined}
              onChange={() => isOff(option) || onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.count !== undefined && (
              <span className={styles.count} aria-hidden>
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Two to four short choices side by side. */
export function SegmentedChoice<Value extends string>(props: Omit<RadioGroupProps<Value>, 'look'>) {
  return <RadioGroup {...props} look="segments" />
}
