import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Parsed } from '#contract/endpoints.ts'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { useSettleOptions } from './useSettleOptions.ts'
import { useStep, type StepProps } from './useStep.ts'
import { useTransfer } from './useTransfer.tsx'

/** Settles one bank transfer by its own number: it books and what is over goes back, or it goes back, or it never came. */
export function SettleSheet(props: StepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking, transfers } = props.dossier
  const { options, due } = useSettleOptions(booking)
  const amount = format.vnd(due)
  const [decision, setDecision] = useState<Parsed<'desk.settleTransfer'>['decision'] | null>(null)
  const [tried, setTried] = useState(false)
  const noDecision = useCodeText(tried && decision === null ? 'C_002' : undefined, t`cách xử lý`)
  const transfer = useTransfer(transfers)
  const { field, said } = useReason()
  const settle = useAct('desk.settleTransfer')
  const step = useStep(props, t`Đã xử lý khoản chuyển`)
  const none = { transfer_number: '', transfer_amount: 0 }
  const submit = () => {
    setTried(true)
    const reason = said()
    const shown = decision === 'NOTHING' ? none : transfer.said()
    if (reason === null || decision === null || shown === null) return
    settle.mutate({ ...step.seen, ...shown, decision, reason }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Sao kê ghi khoản chuyển nào?</Trans>}
      submitText={<Trans>Quyết định</Trans>}
      tone={decision === 'CONFIRM' ? 'primary' : 'danger'}
      act={settle}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          Khách phải trả {amount}. Mỗi khoản được xử lý một lần, theo đúng mã giao dịch của ngân hàng.
        </Trans>
      </p>
      <RadioGroup
        legend={<Trans>Cách xử lý</Trans>}
        look="cards"
        value={decision}
        onChange={setDecision}
        error={noDecision || undefined}
        options={options}
      />
      {decision === 'NOTHING' ? null : transfer.field}
      {field}
    </AskSheet>
  )
}
