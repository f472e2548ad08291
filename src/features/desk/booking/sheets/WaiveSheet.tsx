import { Trans, useLingui } from '@lingui/react/macro'
import { useAct } from '#src/api/act.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useReason } from '../../parts/useReason.tsx'
import { useStep, type StepProps } from './useStep.ts'

/** Gives an editing or a cancellation fee back. */
export function WaiveSheet({ fee, ...props }: StepProps & { readonly fee: 'EDITING' | 'CANCELLATION' }) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking } = props.dossier
  const amount = format.vnd(fee === 'EDITING' ? booking.editingFee : booking.cancellationFee)
  const { field, given } = useReason()
  const waive = useAct('desk.waiveFee')
  const step = useStep(props, t`Đã miễn phí`)
  return (
    <AskSheet
      title={fee === 'EDITING' ? <Trans>Miễn phí sửa đặt phòng?</Trans> : <Trans>Miễn phí hủy?</Trans>}
      submitText={<Trans>Miễn {amount}</Trans>}
      act={waive}
      onSubmit={given((reason) => waive.mutate({ ...step.seen, fee, reason }, step.after))}
      onClose={props.onClose}
    >
      <p>
        {fee === 'EDITING' ? (
          <Trans>{amount} được hoàn lại cho khách.</Trans>
        ) : (
          <Trans>{amount} được hoàn lại cho khách, trừ vào phần chủ nhà sẽ nhận.</Trans>
        )}
      </p>
      {field}
    </AskSheet>
  )
}
