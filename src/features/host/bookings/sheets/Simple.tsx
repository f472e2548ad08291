import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
import { useStep, type StepProps } from './useStep.ts'
import { HOLD_MINUTES, PAYMENT_OUTER_HOURS } from '#contract/numbers.ts'

/** Confirms a paid booking. */
export function Confirm(props: StepProps) {
  const { t } = useLingui()
  const act = useAct('host.confirm')
  const step = useStep(props, t`Đã xác nhận đặt phòng`)
  const name = props.booking.contact.fullName
  return (
    <AskSheet
      title={<Trans>Xác nhận đặt phòng này?</Trans>}
      submitText={<Trans>Xác nhận</Trans>}
      act={act}
      onSubmit={() => act.mutate(step.seen, step.after)}
      onClose={props.onClose}
    >
      <p>
        <Trans>{name} đã thanh toán và sẽ nhận mã nhận phòng ngay.</Trans>
      </p>
    </AskSheet>
  )
}

/** Accepts a request that is not paid yet. */
export function Accept(props: StepProps) {
  const { t } = useLingui()
  const act = useAct('host.accept')
  const step = useStep(props, t`Đã nhận yêu cầu, khách được mời thanh toán`)
  return (
    <AskSheet
      title={<Trans>Nhận yêu cầu này?</Trans>}
      submitText={<Trans>Nhận yêu cầu</Trans>}
      act={act}
      onSubmit={() => act.mutate(step.seen, step.after)}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          Khách có {HOLD_MINUTES} phút để thanh toán kể từ khi mở trang thanh toán, lâu nhất là{' '}
          {PAYMENT_OUTER_HOURS} giờ. Phòng được giữ trong lúc đó.
        </Trans>
      </p>
    </AskSheet>
  )
}

/** Agrees to the change a guest asks for. */
export function AcceptEdit(props: StepProps) {
  const { t } = useLingui()
  const format = useFormat()
  const act = useAct('host.answerEdit')
  const step = useStep(props, t`Đã đồng ý sửa`)
  const difference = props.booking.edit?.difference ?? 0
  const amount = format.vnd(Math.abs(difference))
  return (
    <AskSheet
      title={<Trans>Đồng ý sửa đặt phòng?</Trans>}
      submitText={<Trans>Đồng ý sửa</Trans>}
      act={act}
      onSubmit={() => act.mutate({ ...step.seen, answer: 'ACCEPT' }, step.after)}
      onClose={props.onClose}
    >
      <p>
        {difference > 0 ? (
          <Trans>Khách trả thêm {amount}. Trả xong thì đặt phòng đổi theo bản mới.</Trans>
        ) : difference < 0 ? (
          <Trans>Khách được hoàn {amount}. Đặt phòng đổi ngay theo bản mới.</Trans>
        ) : (
          <Trans>Giá không đổi. Đặt phòng đổi ngay theo bản mới.</Trans>
        )}
      </p>
    </AskSheet>
  )
}

/** Does not agree to the change a guest asks for. */
export function RejectEdit(props: StepProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct('host.answerEdit')
  const step = useStep(props, t`Đã trả lời khách`)
  const submit = () => {
    setTried(true)
    if (!isBlank(reason)) act.mutate({ ...step.seen, answer: 'REFUSE', reason }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Không đồng ý sửa?</Trans>}
      submitText={<Trans>Trả lời khách</Trans>}
      act={act}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>Đặt phòng giữ nguyên như trước.</Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} missing={tried && isBlank(reason)} />
    </AskSheet>
  )
}

/** Takes a request of mine back. */
export function Withdraw(props: StepProps) {
  const { t } = useLingui()
  const act = useAct('host.withdrawRequest')
  const step = useStep(props, t`Đã rút lại yêu cầu`)
  return (
    <AskSheet
      title={<Trans>Rút lại yêu cầu của bạn?</Trans>}
      submitText={<Trans>Rút lại</Trans>}
      act={act}
      onSubmit={() => act.mutate(step.seen, step.after)}
      onClose={props.onClose}
    >
      <p>
        <Trans>Đặt phòng giữ nguyên như trước, khách được báo ngay.</Trans>
      </p>
    </AskSheet>
  )
}
