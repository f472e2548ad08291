import { Trans } from '@lingui/react/macro'
import { DAY } from '#contract/days.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { policyFor } from '#contract/cancellationPolicy.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from './HouseRules.module.css'
import page from '../ResortPage.module.css'

const TWO_WEEKS = 14 * DAY

/** Rules of the house and of cancelling, in sentences; without dates chosen, as for a stay two weeks ahead. */
export function HouseRules({ resort, stay }: { readonly resort: ResortDetail; readonly stay: StaySearch }) {
  const policy = usePolicyText()
  const today = useToday()
  const example = stay.from_day === undefined
  const checkIn =
    stay.from_day ?? new Date(Date.parse(`${today}T00:00:00Z`) + TWO_WEEKS).toISOString().slice(0, 10)
  const checkOut = stay.to_day ?? checkIn
  const cancellation = policy.cancellation({
    policy: example ? resort.cancellationPolicy : policyFor(resort.cancellationPolicy, checkIn, checkOut),
    checkIn,
    checkInTime: resort.checkInTime,
  })
  return (
    <section className={page.section}>
      <SectionHeading>
        <Trans>Nội quy và hủy phòng</Trans>
      </SectionHeading>
      <div className={styles.columns}>
        <div>
          <h3>
            <Icon name="shield" />
            {example ? (
              <Trans>Nếu hủy, ví dụ nhận phòng sau hai tuần</Trans>
            ) : (
              <Trans>Nếu hủy, cho ngày bạn chọn</Trans>
            )}
          </h3>
          <ul>
            {cancellation.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>
            <Icon name="home" />
            <Trans>Trong nhà</Trans>
          </h3>
          <ul>
            {resort.houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.confirmation}>
        <Icon name="check-circle" />
        {policy.confirmation(resort.confirmationPolicy)}
      </p>
    </section>
  )
}
