import { useLingui } from '@lingui/react/macro'
import { CodedField } from '#src/app/pieces/CodedField.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { CONTACT_FIELDS, type Checkout, type ContactField, type ContactProblems } from './useCheckout.ts'
import styles from './tickets.module.css'

const idOf = (field: ContactField) => `ticket-${field}`

/** Puts the cursor into the first field that is wrong. */
export function focusFirstWrong(problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(idOf(first))?.focus()
}

/** Whom the host may reach about the tickets. */
export function ContactFields({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const { values, problems } = checkout
  const field = (name: Exclude<ContactField, 'note'>, label: string) => ({
    id: idOf(name),
    name,
    label,
    called: label.toLocaleLowerCase(),
    code: problems[name],
    value: values[name],
    required: true,
    onChange: (event: { target: HTMLInputElement }) => checkout.type(name, event.target.value),
    onBlur: () => checkout.leave(name),
  })
  const noteError = useCodeText(problems.note, t`Lời nhắn`)
  return (
    <div className={styles.fields}>
      <CodedField {...field('fullName', t`Họ và tên`)} autoComplete="name" autoCapitalize="words" />
      <CodedField {...field('phone', t`Số điện thoại`)} type="tel" autoComplete="tel" inputMode="tel" />
      <CodedField
        {...field('email', t`Email`)}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.wide}>
        <TextArea
          id={idOf('note')}
          name="note"
          label={t`Lời nhắn`}
          note={t`không bắt buộc`}
          value={values.note}
          maxLength={500}
          error={noteError || undefined}
          onChange={(event) => checkout.type('note', event.target.value)}
        />
      </div>
    </div>
  )
}
