import { useLingui } from '@lingui/react/macro'
import {
  PASSWORD_PARTS,
  passwordProblem,
  repeatProblem,
  type PasswordPart,
  type PasswordUse,
} from '#contract/people/password.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useFieldText } from './useFieldText.ts'
import styles from './proof.module.css'

/** A new password and the same once more, as typed. */
export type NewPassword = { password: string; repeated: string }
/** What is wrong with each, by code, or the server's sentence. */
export type NewPasswordProblems = { password: string | null; repeated: string | null }

/** What is wrong with a new password and its repetition, by the contract's rules. */
export const newPasswordProblems = (
  { password, repeated }: NewPassword,
  use?: PasswordUse,
): NewPasswordProblems => ({
  password: passwordProblem(password),
  repeated: repeatProblem(password, repeated, use),
})

interface NewPasswordFieldsProps {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  readonly problems: NewPasswordProblems
  readonly label?: string
}

const PARTS = Object.keys(PASSWORD_PARTS).filter((name): name is PasswordPart => name in PASSWORD_PARTS)

/** A new password, typed twice, with what makes it good ticked off as it is typed. Fields `password` and `repeated`. */
export function NewPasswordFields({ value, onChange, problems, label }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const names: Record<PasswordPart, string> = {
    length: t`8 đến 72 ký tự`,
    upper: t`Một chữ hoa`,
    lower: t`Một chữ thường`,
    digit: t`Một chữ số`,
    special: t`Một ký tự đặc biệt`,
  }
  const passwordError = useFieldText('password', problems.password)
  const repeatError = useFieldText('password', problems.repeated)
  const eye = { showText: t`Hiện mật khẩu`, hideText: t`Ẩn mật khẩu` }
  return (
    <>
      <PasswordField
        {...eye}
        name="password"
        label={label ?? t`Mật khẩu`}
        autoComplete="new-password"
        required
        value={value.password}
        error={passwordError}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
      />
      <ul className={styles.parts} role="list" aria-label={t`Mật khẩu cần có`}>
        {PARTS.map((part) => {
          const met = PASSWORD_PARTS[part](value.password)
          return (
            <li key={part} className={styles.part} data-met={met || undefined}>
              <span className={styles.dot} aria-hidden="true">
                {met && <Icon name="check" size={16} />}
              </span>
              {names[part]}
              {met && <VisuallyHidden>{t`(đã có)`}</VisuallyHidden>}
            </li>
          )
        })}
      </ul>
      <PasswordField
        {...eye}
        name="repeated"
        label={t`Nhập lại mật khẩu`}
        autoComplete="new-password"
        required
        value={value.repeated}
        error={repeatError}
        onChange={(event) => onChange({ ...value, repeated: event.target.value })}
      />
    </>
  )
}
