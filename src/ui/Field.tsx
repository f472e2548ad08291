import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Field.module.css'

export interface FieldTexts {
  readonly label: ReactNode
  /** Help that is always there. */
  readonly description?: ReactNode
  /** What is wrong and what to do; marks the control as invalid and is read with it. */
  readonly error?: ReactNode
  /** A quiet word beside the label, such as "không bắt buộc". */
  readonly note?: ReactNode
  readonly labelHidden?: boolean | undefined
}

/** What the control inside a field must carry to belong to its label and messages. */
interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  /** Shown after the messages, at the end of the line: a counter. */
  readonly aside?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** Label, control, help and error in one column. */
export function Field({ label, description, error, note, labelHidden, id, aside, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [description ? `${controlId}-help` : '', error ? `${controlId}-error` : ''].filter(
    Boolean,
  )
  const labelText = (
    <label className={styles.label} htmlFor={controlId}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </label>
  )
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children({
        id: controlId,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description && (
        <p className={styles.description} id={`${controlId}-help`}>
          {description}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** The line below a control that says what is wrong. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  )
}
