import { Trans, useLingui } from '@lingui/react/macro'
import { serverTime } from '#src/api/serverClock.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { HolidayNote } from '#src/app/pieces/HolidayNote.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { policyFor } from '#contract/cancellationPolicy.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { Section } from './Section.tsx'
import { comingSteps, type ChosenRoom } from './stay.ts'
import styles from './form.module.css'

export const RULES_ID = 'booking-rules'

interface TermsSectionProps {
  readonly resort: ResortDetail
  readonly checkIn: string
  readonly checkOut: string
  /** The rooms that are chosen. */
  readonly rooms: readonly ChosenRoom[]
  readonly accepted: boolean
  /** True once the form was sent without the tick. */
  readonly missing: boolean
  readonly onAccept: (accepted: boolean) => void
}

const TONES = { ALL: 'good', HALF: 'part', FIRST_NIGHT_THEN_HALF: 'part', NOTHING: 'none' } as const
const ICONS = { good: 'check-circle', part: 'clock', none: 'info' } as const

/** How the booking becomes certain, what cancelling costs and until when, and the rules of the house. */
export function TermsSection({
  resort,
  checkIn,
  checkOut,
  rooms,
  accepted,
  missing,
  onAccept,
}: TermsSectionProps) {
  const { t } = useLingui()
  const policy = usePolicyText()
  const dated = checkIn !== '' && checkOut !== ''
  const terms = {
    policy: dated ? policyFor(resort.cancellationPolicy, checkIn, checkOut) : resort.cancellationPolicy,
    checkIn,
    checkInTime: resort.checkInTime,
  }
  const steps = checkIn === '' ? [] : comingSteps(terms, serverTime())
  const sentences = checkIn === '' ? [] : policy.cancellation(terms)
  return (
    <Section title={<Trans>Điều kiện</Trans>}>
      {dated && (
        <HolidayNote
          resort={resort}
          rates={rooms.map(({ room }) => room.rates)}
          stay={{ checkIn, checkOut }}
        />
      )}
      <ul className="stack-3" role="list">
        <li className={styles.term} data-tone="good">
          <Icon name="shield" />
          <span>{policy.confirmation(resort.confirmationPolicy)}</span>
        </li>
        {steps.map(({ until, back, index }) => {
          const tone = TONES[back]
          return (
            <li key={until} className={styles.term} data-tone={tone}>
              <Icon name={ICONS[tone]} />
              <span>{sentences[index]}</span>
            </li>
          )
        })}
        {checkIn === '' && (
          <li className={styles.term}>
            <Icon name="calendar" />
            <Trans>Chọn ngày để thấy hạn hủy miễn phí.</Trans>
          </li>
        )}
        <li className={styles.term}>
          <Icon name="door" />
          <span>{policy.hoursLine(resort)}</span>
        </li>
      </ul>
      {resort.houseRules.length > 0 && (
        <div>
          <Disclosure summary={<Trans>Nội quy của {resort.name}</Trans>}>
            <ul className={styles.rules}>
              {resort.houseRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Disclosure>
          <Checkbox
            id={RULES_ID}
            checked={accepted}
            onChange={(event) => onAccept(event.target.checked)}
            label={<Trans>Tôi đã đọc và sẽ theo nội quy này</Trans>}
            error={missing && !accepted ? t`Bạn đọc nội quy và đánh dấu vào đây nhé.` : undefined}
          />
        </div>
      )}
    </Section>
  )
}
