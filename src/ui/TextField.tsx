import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconNames.ts'
import styles from './Field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  readonly icon?: IconName | undefined
  /** At the end of the box: a unit, or a small button. */
  readonly suffix?: ReactNode
}

/** A line of text; every native input property passes through. */
export function TextField({
  label,
  description,
  error,
  note,
  labelHidden,
  icon,
  suffix,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, description, error, note, labelHidden, id }}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} />}
          <input {...rest} {...control} type={type} className={styles.control} />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
