import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { transferMemo } from '#contract/bookingCodes.ts'
import { useAct } from '#src/api/act.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { AmountField } from '#src/app/work/AmountField.tsx'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useStep, type StepProps } from './useStep.ts'

/** "Transfer received": the exact amount confirms, another one goes to staff and the booking waits. */
export function Received(props: StepProps) {
  const { booking, onClose } = props
  const { t } = useLingui()
  const format = useFormat()
  const [choice, setChoice] = useState<'exact' | 'other' | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const confirm = useAct('host.confirm')
  const changing = booking.status === 'PENDING_PAYMENT_EDIT' ? booking.edit : null
  const step = useStep(props, changing ? t`Đã xác nhận thay đổi` : t`Đã xác nhận đặt phòng`)
  const unchosen = useCodeText(tried && choice === null ? 'C_002' : undefined, t`số tiền đã nhận`)
  const unwritten = useCodeText(tried && amount === null ? 'C_001' : undefined, t`số tiền đã nhận`)
  const memo = transferMemo(booking.code)
  const total = changing?.toPay ?? booking.total
  const due = format.vnd(total)
  const received = choice === 'exact' ? total : amount
  const submit = () => {
    setTried(true)
    if (choice === null || received === null) return
    confirm.mutate({ ...step.seen, received_amount: received }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Tiền chuyển khoản đã về?</Trans>}
      submitText={
        choice === 'other' ? (
          <Trans>Báo Ghé kiểm tra</Trans>
        ) : changing ? (
          <Trans>Xác nhận thay đổi</Trans>
        ) : (
          <Trans>Xác nhận đặt phòng</Trans>
        )
      }
      act={confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          Bạn mở ứng dụng ngân hàng, tìm khoản chuyển có nội dung <strong>{memo}</strong> rồi chọn bên dưới.
        </Trans>
      </p>
      <RadioGroup
        legend={<Trans>Số tiền đã nhận</Trans>}
        look="cards"
        value={choice}
        onChange={setChoice}
        error={unchosen || undefined}
        options={[
          {
            value: 'exact',
            label: t`Đúng ${due}`,
            description: changing ? t`Thay đổi có hiệu lực ngay.` : t`Đặt phòng được xác nhận ngay.`,
          },
          {
            value: 'other',
            label: t`Một số tiền khác`,
            description: t`Nhân viên Ghé kiểm tra với khách; chỗ vẫn được giữ trong lúc đó.`,
          },
        ]}
      />
      {choice === 'other' && (
        <AmountField
          label={<Trans>Số tiền bạn thấy trong tài khoản</Trans>}
          value={amount}
          onChange={setAmount}
          error={unwritten || undefined}
        />
      )}
    </AskSheet>
  )
}
