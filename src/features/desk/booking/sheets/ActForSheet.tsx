import { Trans, useLingui } from '@lingui/react/macro'
import { keptIn } from '#contract/booking/kept.ts'
import { costOfCancelling } from '#contract/cancellation.ts'
import type { ActFor, DeskBooking } from '#contract/shapes/desk.ts'
import { isAgreed } from '#contract/statuses.ts'
import { useAct } from '#src/api/act.ts'
import { useServerTime } from '#src/api/serverClock.ts'
import { AskSheet } from '#src/app/work/AskSheet.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { useReason } from '../../parts/useReason.tsx'
import { ACT_FOR_MEANS, actName } from '../actWords.ts'
import { useStep, type StepProps } from './useStep.ts'

/** What cancelling for the guest costs now, by the function the server cancels with. */
function CancelCost({ booking }: { readonly booking: DeskBooking['booking'] }) {
  const format = useFormat()
  const now = useServerTime(30_000)
  const { fee, refund } = costOfCancelling({
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: booking.arrival.checkInTime,
    quote: booking.quote,
    kept: keptIn(booking),
    editingFee: booking.editingFee,
    agreed: isAgreed(booking.status),
    now: Temporal.Instant.fromEpochMilliseconds(now),
  })
  return (
    <Notice tone={fee > 0 ? 'warning' : 'info'}>
      <Trans>
        Phí hủy lúc này {format.vnd(fee)}, khách được hoàn {format.vnd(refund)}. Bạn nói rõ với khách trước
        khi hủy nhé.
      </Trans>
    </Notice>
  )
}

/** Does in the place of guest or host what they could do now. */
export function ActForSheet({ act, ...props }: StepProps & { readonly act: ActFor }) {
  const { t, i18n } = useLingui()
  const name = i18n._(actName(act))
  const { field, given } = useReason(t`Ai nhờ, bằng cách nào. Được ghi vào nhật ký cùng tên bạn.`)
  const acting = useAct('desk.actFor')
  const step = useStep(props, name)
  return (
    <AskSheet
      title={name}
      submitText={name}
      tone={act === 'GUEST_CANCEL' || act === 'HOST_REJECT' ? 'danger' : 'primary'}
      act={acting}
      onSubmit={given((reason) => acting.mutate({ ...step.seen, act, reason }, step.after))}
      onClose={props.onClose}
    >
      <p>{i18n._(ACT_FOR_MEANS[act])}</p>
      {act === 'GUEST_CANCEL' && <CancelCost booking={props.dossier.booking} />}
      {field}
    </AskSheet>
  )
}
