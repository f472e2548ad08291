import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Field.module.css'

interface SelectOption {
  readonly value: string | number
  readonly label: string
  readonly disabled?: boolean | undefined
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly SelectOption[]
  readonly icon?: IconName | undefined
}

/** The device's own choice list in our clothes: the best one there is on a phone. */
export function Select({
  label,
  description,
  error,
  note,
  labelHidden,
  icon,
  options,
  id,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, description, error, note, labelHidden, id }}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} />}
          <select {...rest} {...control} className={styles.control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </div>
      )}
    </Field>
  )
}
