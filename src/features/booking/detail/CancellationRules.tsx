import { Trans } from '@lingui/react/macro'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import styles from './Sections.module.css'

/** What comes back when one cancels, with its dates; and whom to ask, as long as that is done by people. */
export function CancellationRules({ booking }: { readonly booking: BookingDetail }) {
  const policy = usePolicyText()
  const { arrival } = booking
  const sentences = policy.cancellation({
    policy: booking.cancellationPolicy,
    checkIn: booking.checkIn,
    checkInTime: arrival.checkInTime,
  })
  return (
    <Card as="section" padded>
      <div className={styles.section}>
        <SectionHeading>
          <Trans>Nếu bạn cần đổi hoặc hủy</Trans>
        </SectionHeading>
        <ul className={styles.rules}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.soft}>
          <Trans>
            Gọi chủ nhà {arrival.hostName} theo số{' '}
            <a href={`tel:${arrival.hostPhone}`}>{arrival.hostPhone}</a> để đổi hoặc hủy chuyến đã thanh toán.
          </Trans>
        </p>
      </div>
    </Card>
  )
}
