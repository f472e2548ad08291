import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskTickets } from '#contract/shapes/desk.ts'
import { useAct } from '#src/api/act.ts'
import type { ApiProblem } from '#src/api/problem.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { useDone } from '../parts/useDone.ts'
import { useReason } from '../parts/useReason.tsx'

interface CancelTicketsProps {
  readonly dossier: DeskTickets
  readonly onClose: () => void
  readonly onChanged: (problem: ApiProblem) => void
}

/** Cancels tickets for us or for the partner: what goes back stands on the button before it is pressed. */
export function CancelTickets({ dossier, onClose, onChanged }: CancelTicketsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { booking, comesBack } = dossier
  const amount = format.vnd(comesBack)
  const { field, given } = useReason()
  const cancel = useAct('desk.cancelService')
  const done = useDone({ onClose, onChanged }, t`Đã hủy vé`)
  const submit = given((reason) =>
    cancel.mutate({ booking_id: booking.id, version: booking.version, reason }, done),
  )
  return (
    <AskSheet
      title={<Trans>Hủy các vé này?</Trans>}
      submitText={comesBack > 0 ? <Trans>Hủy vé và hoàn {amount}</Trans> : <Trans>Hủy vé</Trans>}
      act={cancel}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {comesBack > 0 ? (
          <Trans>
            Khách được hoàn đủ <strong>{amount}</strong>, không mất phí. Mã của các vé không mở được cổng nữa.
          </Trans>
        ) : (
          <Trans>Khách chưa trả khoản nào nên không có gì phải hoàn. Vé mở lại cho người khác.</Trans>
        )}
      </p>
      {field}
    </AskSheet>
  )
}
