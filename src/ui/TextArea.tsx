import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  /** How much is left or used, already in words: "120/500". */
  readonly counter?: ReactNode
}

/** Several lines of text; grows with what is written. No browser learns them, or keeps them with its tabs. */
export function TextArea({
  label,
  description,
  error,
  note,
  labelHidden,
  counter,
  id,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, description, error, note, labelHidden, id }} aside={counter}>
      {(control) => (
        <div className={styles.box}>
          <textarea autoComplete="off" {...rest} {...control} className={styles.control} />
        </div>
      )}
    </Field>
  )
}
