import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CodedField } from '#src/app/pieces/CodedField.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  type ContactValues,
} from './contactRules.ts'
import { Section } from './Section.tsx'
import styles from './form.module.css'

/** The ids of the fields; the birthday's is the specification's. */
const CONTACT_IDS: Record<ContactField, string> = {
  fullName: 'contact-name',
  birthday: 'contact-dob',
  phone: 'contact-phone',
  email: 'contact-email',
  note: 'contact-note',
}

/** Puts the cursor into the first field that is wrong. */
export function focusFirstWrong(problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(CONTACT_IDS[first])?.focus()
}

const NOTE_MOST = 500

interface ContactSectionProps {
  readonly values: ContactValues
  /** Codes, or sentences the server said. */
  readonly problems: ContactProblems
  /** What is said before the fields. */
  readonly children?: ReactNode
  readonly onChange: (field: ContactField, text: string) => void
  readonly onLeave: (field: ContactField) => void
}

/** Whom the host meets at the gate and may call. */
export function ContactSection({ values, problems, children, onChange, onLeave }: ContactSectionProps) {
  const { t } = useLingui()
  const field = (name: Exclude<ContactField, 'note'>, told: { label: string; called: string }) => ({
    id: CONTACT_IDS[name],
    name,
    label: told.label,
    called: told.called,
    code: problems[name],
    value: values[name],
    required: true,
    onChange: (event: { target: HTMLInputElement }) => onChange(name, event.target.value),
    onBlur: () => onLeave(name),
  })
  const noteError = useCodeText(problems.note, t`Lời nhắn`)
  return (
    <Section
      title={<Trans>Người liên hệ</Trans>}
      lead={<Trans>Người nhận phòng, để chủ nhà đón bạn và gọi được khi cần.</Trans>}
    >
      {children}
      <div className={styles.fields}>
        <CodedField
          {...field('fullName', { label: t`Họ và tên`, called: t`họ và tên` })}
          autoComplete="name"
          autoCapitalize="words"
        />
        <CodedField
          {...field('birthday', { label: t`Ngày sinh`, called: t`ngày sinh` })}
          description={t`Ngày/tháng/năm, ví dụ 17/02/1990`}
          autoComplete="bday"
          inputMode="numeric"
          placeholder={t`DD/MM/YYYY`}
        />
        <CodedField
          {...field('phone', {
            label: t`Số điện thoại`,
            called: t({ message: 'số điện thoại', context: 'your' }),
          })}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <CodedField
          {...field('email', { label: t`Email`, called: t({ message: 'email', context: 'your' }) })}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.wide}>
          <TextArea
            id={CONTACT_IDS.note}
            name="note"
            label={t`Lời nhắn cho chủ nhà`}
            note={t`không bắt buộc`}
            value={values.note}
            maxLength={NOTE_MOST}
            counter={values.note.length > 400 ? `${values.note.length}/${NOTE_MOST}` : undefined}
            error={noteError || undefined}
            placeholder={t`Giờ bạn dự định đến, dị ứng, dịp đặc biệt…`}
            onChange={(event) => onChange('note', event.target.value)}
          />
        </div>
      </div>
    </Section>
  )
}
