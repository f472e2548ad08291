import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
import { keptIn } from '#contract/booking/kept.ts'
import { useStep, type StepProps } from './useStep.ts'

/** Rejects a booking that waits, with a reason; of a reported transfer also what arrived, for all of it goes back. */
export function Reject(props: StepProps) {
  const { booking, onClose } = props
  const { t } = useLingui()
  const format = useFormat()
  const [reason, setReason] = useState('')
  const [came, setCame] = useState<'all' | 'none' | 'other' | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const reject = useAct('host.reject')
  const step = useStep(props, t`Đã từ chối đặt phòng`)
  const asksMoney = booking.transferReported && keptIn(booking) < booking.total
  const received = came === 'all' ? booking.total : came === 'none' ? 0 : amount
  const unknown = asksMoney && (came === null || received === null)
  const unchosen = useCodeText(tried && unknown ? 'C_002' : undefined, t`số tiền đã nhận`)
  const due = format.vnd(booking.total)
  const submit = () => {
    setTried(true)
    if (isBlank(reason) || unknown) return
    const money = asksMoney && received !== null ? { received_amount: received } : {}
    reject.mutate({ ...step.seen, reason, ...money }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Từ chối đặt phòng này?</Trans>}
      submitText={came === 'none' ? <Trans>Báo Ghé kiểm tra</Trans> : <Trans>Từ chối</Trans>}
      tone="danger"
      act={reject}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {keptIn(booking) > 0 ? (
          <Trans>Khách được hoàn 100 % và được gợi ý chỗ khác. Phòng mở lại ngay.</Trans>
        ) : (
          <Trans>Khách được báo ngay và được gợi ý chỗ khác. Phòng mở lại ngay.</Trans>
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} missing={tried && isBlank(reason)} />
      {asksMoney && (
        <RadioGroup
          legend={<Trans>Khách báo đã chuyển khoản. Tiền đã về chưa?</Trans>}
          value={came}
          onChange={setCame}
          error={unchosen || undefined}
          options={[
            { value: 'none', label: t`Chưa thấy đồng nào`, description: t`Nhân viên Ghé kiểm tra trước.` },
            { value: 'all', label: t`Đã về đủ ${due}`, description: t`Khách được hoàn toàn bộ.` },
            { value: 'other', label: t`Một số tiền khác`, description: t`Khách được hoàn đúng số đã về.` },
          ]}
        />
      )}
      {asksMoney && came === 'other' && (
        <AmountField label={<Trans>Số tiền đã về</Trans>} value={amount} onChange={setAmount} />
      )}
    </AskSheet>
  )
}
