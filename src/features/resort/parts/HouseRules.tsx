import { Trans } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { useToday } from '#src/i18n/useToday.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import styles from '../ResortPage.module.css'

/** Rules of the house and of cancelling, in sentences; without dates chosen, as for a stay two weeks ahead. */
export function HouseRules({ resort, stay }: { readonly resort: ResortDetail; readonly stay: StaySearch }) {
  const policy = usePolicyText()
  const today = useToday()
  const example = stay.from_day === undefined
  const checkIn =
    stay.from_day ?? new Date(Date.parse(`${today}T00:00:00Z`) + 14 * 86_400_000).toISOString().slice(0, 10)
  const sentences = policy.cancellation({
    policy: resort.cancellationPolicy,
    checkIn,
    checkInTime: resort.checkInTime,
  })
  return (
    <section className={styles.section}>
      <SectionHeading>
        <Trans>Nội quy và hủy phòng</Trans>
      </SectionHeading>
      <p>{policy.confirmation(resort.confirmationPolicy)}</p>
      <ul>
        {resort.houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>
        {example ? (
          <Trans>Hủy phòng, ví dụ nhận phòng sau hai tuần</Trans>
        ) : (
          <Trans>Hủy phòng cho ngày bạn chọn</Trans>
        )}
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
