import { useState, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Field.module.css'

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Names of the eye: "Hiện mật khẩu", "Ẩn mật khẩu". */
  readonly showText: string
  readonly hideText: string
}

/** A password that can be shown while it is typed. */
export function PasswordField({
  label,
  description,
  error,
  note,
  labelHidden,
  showText,
  hideText,
  id,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, description, error, note, labelHidden, id }}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.control}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideText : showText}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
