import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { useStep, type StepProps } from './useStep.ts'

/** Decides a transfer by what really arrived: it confirms and what is over goes back, or it cancels and all goes back. */
export function SettleSheet(props: StepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking } = props.dossier
  const [received, setReceived] = useState<number | null>(null)
  const [decision, setDecision] = useState<'CONFIRM' | 'CANCEL' | null>(null)
  const [tried, setTried] = useState(false)
  const noAmount = useCodeText(tried && received === null ? 'C_001' : undefined, t`số tiền thực nhận`)
  const noDecision = useCodeText(tried && decision === null ? 'C_002' : undefined, t`cách xử lý`)
  const { field, said } = useReason()
  const settle = useAct('desk.settleTransfer')
  const step = useStep(props, t`Đã phân xử khoản chuyển`)
  const changing = booking.status === 'PENDING_PAYMENT_EDIT' ? booking.edit : null
  const due = format.vnd(changing?.toPay ?? booking.total)
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || received === null || decision === null) return
    settle.mutate({ ...step.seen, received_amount: received, decision, reason }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Khoản chuyển thực nhận bao nhiêu?</Trans>}
      submitText={<Trans>Quyết định</Trans>}
      tone={decision === 'CANCEL' ? 'danger' : 'primary'}
      busy={settle.isPending}
      error={settle.error}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>Khách phải trả {due}. Bạn đối chiếu sao kê với chủ nhà trước khi quyết định.</Trans>
      </p>
      <AmountField
        label={<Trans>Số tiền thực nhận</Trans>}
        value={received}
        onChange={setReceived}
        error={noAmount || undefined}
      />
      <RadioGroup
        legend={<Trans>Cách xử lý</Trans>}
        look="cards"
        value={decision}
        onChange={setDecision}
        error={noDecision || undefined}
        options={[
          {
            value: 'CONFIRM',
            label: changing ? t`Nhận thay đổi` : t`Xác nhận đặt phòng`,
            description: t`Cần ít nhất ${due}; phần thừa được hoàn cho khách.`,
          },
          {
            value: 'CANCEL',
            label: changing ? t`Bỏ thay đổi` : t`Hủy đặt phòng`,
            description: changing
              ? t`Đặt phòng giữ nguyên như trước; hoàn cho khách đúng số đã nhận.`
              : t`Hoàn cho khách đúng số đã nhận; không tính lỗi cho chủ nhà.`,
          },
        ]}
      />
      {field}
    </AskSheet>
  )
}
