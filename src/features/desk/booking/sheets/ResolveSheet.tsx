import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { keptIn } from '#contract/booking/kept.ts'
import { momentAt } from '#contract/nights.ts'
import type { COMPLAINT_DECISIONS } from '#contract/shapes/complaint.ts'
import { useAct } from '#src/api/act.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { RadioGroup, type RadioOption } from '#src/ui/RadioGroup.tsx'
import { Pictures } from '../../parts/Pictures.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { useStep, type StepProps } from './useStep.ts'

type Decision = (typeof COMPLAINT_DECISIONS)[number]

/** The ways a complaint can end now: while the stay goes on, and once it is over. */
function useDecisions(over: boolean): readonly RadioOption<Decision>[] {
  const { t } = useLingui()
  const whileOn: RadioOption<Decision>[] = [
    {
      value: 'GOES_ON',
      label: t`Đã khắc phục, ở tiếp`,
      description: t`Không hoàn gì; chủ nhà được chi trả như thường.`,
    },
    {
      value: 'HOST_FAULT',
      label: t`Lỗi của chủ nhà, dừng kỳ nghỉ`,
      description: t`Hoàn toàn bộ cho khách, phòng mở lại, tính vào số lần hủy của chủ nhà.`,
    },
  ]
  const after: RadioOption<Decision>[] = [
    { value: 'NOTHING', label: t`Không hoàn`, description: t`Chủ nhà được chi trả đủ.` },
    { value: 'PART', label: t`Hoàn một phần`, description: t`Trừ vào phần chủ nhà nhận.` },
    { value: 'FULL', label: t`Hoàn toàn bộ`, description: t`Khiếu nại khép lại khi tiền đã về khách.` },
  ]
  return over ? after : whileOn
}

/** Ends a complaint: what the guest said and showed, the decision, and the words for both. */
export function ResolveSheet(props: StepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking } = props.dossier
  const now = useServerTime(30_000)
  const over = momentAt(booking.checkOut, booking.arrival.checkOutTime).epochMilliseconds <= now
  const decisions = useDecisions(over)
  const [decision, setDecision] = useState<Decision | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [hostFault, setHostFault] = useState(false)
  const [tried, setTried] = useState(false)
  const noDecision = useCodeText(tried && decision === null ? 'C_002' : undefined, t`cách giải quyết`)
  const lacksAmount = decision === 'PART' && (amount === null || amount === 0)
  const noAmount = useCodeText(tried && lacksAmount ? 'C_001' : undefined, t`số tiền hoàn`)
  const { field, said } = useReason(t`Khách và chủ nhà đều đọc được.`)
  const resolve = useAct('desk.resolveComplaint')
  const step = useStep(props, t`Đã giải quyết khiếu nại`)
  const paid = format.vnd(keptIn(booking))
  const submit = () => {
    setTried(true)
    const reason = said()
    if (reason === null || decision === null || lacksAmount) return
    resolve.mutate(
      { ...step.seen, decision, amount: amount ?? 0, host_fault: decision === 'FULL' && hostFault, reason },
      step.after,
    )
  }
  return (
    <AskSheet
      title={<Trans>Giải quyết khiếu nại</Trans>}
      submitText={<Trans>Quyết định</Trans>}
      act={resolve}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {booking.complaint && <p>“{booking.complaint.text}”</p>}
      <Pictures ids={booking.complaint?.pictureIds ?? []} />
      <RadioGroup
        legend={<Trans>Cách giải quyết</Trans>}
        look="cards"
        value={decision}
        onChange={setDecision}
        error={noDecision || undefined}
        options={decisions}
      />
      {decision === 'PART' && (
        <AmountField
          name="amount"
          label={<Trans>Số tiền hoàn</Trans>}
          description={<Trans>Khách đã trả {paid}.</Trans>}
          value={amount}
          onChange={setAmount}
          error={noAmount || undefined}
        />
      )}
      {decision === 'FULL' && (
        <Checkbox
          label={<Trans>Do lỗi của chủ nhà</Trans>}
          description={<Trans>Tính vào số lần hủy của chủ nhà.</Trans>}
          checked={hostFault}
          onChange={({ target }) => setHostFault(target.checked)}
        />
      )}
      {field}
    </AskSheet>
  )
}
