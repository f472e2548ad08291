import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
import { useStep, type StepProps } from './useStep.ts'

/** The stay is over. */
export function Complete(props: StepProps) {
  const { t } = useLingui()
  const act = useAct('host.complete')
  const step = useStep(props, t`Kỳ nghỉ đã hoàn tất`)
  return (
    <AskSheet
      title={<Trans>Kỳ nghỉ đã xong?</Trans>}
      submitText={<Trans context="button">Hoàn tất</Trans>}
      act={act}
      onSubmit={() => act.mutate(step.seen, step.after)}
      onClose={props.onClose}
    >
      <p>
        <Trans>Khách được mời viết đánh giá, tiền của bạn vào lịch chi trả.</Trans>
      </p>
    </AskSheet>
  )
}

/** Nobody came. */
export function NoShow(props: StepProps) {
  const { t } = useLingui()
  const act = useAct('host.noShow')
  const step = useStep(props, t`Đã ghi nhận khách không đến`)
  return (
    <AskSheet
      title={<Trans>Khách không đến?</Trans>}
      submitText={<Trans>Khách không đến</Trans>}
      tone="danger"
      act={act}
      onSubmit={() => act.mutate(step.seen, step.after)}
      onClose={props.onClose}
    >
      <p>
        <Trans>Đặt phòng được khép lại và khách không được hoàn tiền. Khách có thể khiếu nại.</Trans>
      </p>
    </AskSheet>
  )
}

/** The guest has left before check-out. */
export function DepartEarly(props: StepProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct('host.departEarly')
  const step = useStep(props, t`Đã ghi nhận khách về sớm`)
  const submit = () => {
    setTried(true)
    if (!isBlank(reason)) act.mutate({ ...step.seen, reason }, step.after)
  }
  return (
    <AskSheet
      title={<Trans>Khách đã về sớm?</Trans>}
      submitText={<Trans>Khách đã về</Trans>}
      act={act}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>
        <Trans>
          Kỳ nghỉ được khép lại, không hoàn tiền các đêm còn lại. Khách được báo và có thể khiếu nại.
        </Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} missing={tried && isBlank(reason)} />
    </AskSheet>
  )
}
