import { Trans } from '@lingui/react/macro'
import { useCodeText } from '#src/i18n/codeText.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { ContactFeeLine } from '../edit/ContactFee.tsx'
import { cancelCost } from '../cancelCost.ts'
import { useGuestSteps } from '../steps.ts'
import { CancelBooking } from './CancelBooking.tsx'
import { EditBooking } from './EditBooking.tsx'
import styles from './Sections.module.css'

/** Changing and cancelling a stay that is agreed: the rules, what it comes to at this moment, and the way to do it. */
export function ManageStay({ booking }: { readonly booking: BookingDetail }) {
  const policy = usePolicyText()
  const format = useFormat()
  const { now, step } = useGuestSteps(booking)
  const cancel = step('cancel')
  const cancelWhy = useCodeText(cancel.why ?? undefined)
  const sentences = policy.cancellation({
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: booking.arrival.checkInTime,
  })
  const cost = cancelCost(booking, now)
  // Once the stay has begun nothing of this is left to do.
  if (!cancel.can && cancel.why !== 'G_CHECKED_IN' && !step('editContact').can) return null
  return (
    <SectionCard title={<Trans>Nếu bạn cần đổi hoặc hủy</Trans>}>
      <ul className={styles.rules}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {cancel.can && (
        <p className={styles.now}>
          {cost.fee === 0 ? (
            <Trans>
              Hủy bây giờ: không mất phí, hoàn <b>{format.vnd(cost.refund)}</b>.
            </Trans>
          ) : (
            <Trans>
              Hủy bây giờ: phí <b>{format.vnd(cost.fee)}</b>, hoàn <b>{format.vnd(cost.refund)}</b>.
            </Trans>
          )}
        </p>
      )}
      {step('editContact').can && (
        <p>
          <ContactFeeLine booking={booking} />
        </p>
      )}
      <div className="wrap-3 top">
        <EditBooking booking={booking} step={step} />
        {(cancel.can || cancel.why !== null) && (
          <CancelBooking booking={booking} reason={cancelWhy || undefined} />
        )}
      </div>
    </SectionCard>
  )
}
