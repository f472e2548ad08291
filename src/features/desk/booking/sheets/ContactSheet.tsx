import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Contact } from '#contract/shapes/contact.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { useStep, type StepProps } from './useStep.ts'

type Field = 'fullName' | 'birthday' | 'phone' | 'email'

function ContactField({
  called,
  told,
  missing,
  ...rest
}: Omit<TextFieldProps, 'label'> & {
  readonly called: string
  readonly told: string | undefined
  readonly missing: boolean
}) {
  const error = useCodeText(missing ? 'C_001' : undefined, called)
  return <TextField {...rest} label={called} error={error || told} />
}

/** Changes whom the host meets, without the fee and without asking the host. */
export function ContactSheet(props: StepProps) {
  const { t } = useLingui()
  const [contact, setContact] = useState<Contact>(props.dossier.booking.contact)
  const [tried, setTried] = useState(false)
  const { field, said } = useReason()
  const edit = useAct('desk.editContact')
  const step = useStep(props, t`Đã sửa liên hệ`)
  const put = (name: keyof Contact, text: string) => setContact((now) => ({ ...now, [name]: text }))
  const bound = (name: Field) => ({
    name,
    value: contact[name],
    missing: tried && contact[name].trim() === '',
    told: edit.error?.fields[`contact.${name}`],
    onChange: ({ target }: { target: HTMLInputElement }) => put(name, target.value),
  })
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || Object.values({ ...contact, note: '-' }).some((text) => text.trim() === '')) return
    edit.mutate({ ...step.seen, contact, reason }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Sửa người liên hệ, không thu phí</Trans>}
      submitText={<Trans>Lưu liên hệ</Trans>}
      act={edit}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>Có hiệu lực ngay, chủ nhà không cần đồng ý. Mã nhận phòng vẫn dùng được.</Trans>
      </p>
      <ContactField {...bound('fullName')} called={t`Họ và tên`} />
      <ContactField {...bound('birthday')} called={t`Ngày sinh`} type="date" />
      <ContactField {...bound('phone')} called={t`Số điện thoại`} type="tel" />
      <ContactField {...bound('email')} called={t`Email`} type="email" />
      <TextArea
        label={t`Lời nhắn cho chủ nhà`}
        value={contact.note}
        maxLength={500}
        rows={2}
        onChange={({ target }) => put('note', target.value)}
      />
      {field}
    </AskSheet>
  )
}
