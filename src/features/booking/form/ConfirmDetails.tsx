import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { serverTime, useServerTime } from '#src/api/serverClock.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { policyFor } from '#contract/cancellationPolicy.ts'
import { PROMPTS } from '#contract/codes/prompts.ts'
import { dayAt } from '#contract/nights.ts'
import { HOLD_MINUTES } from '#contract/numbers.ts'
import { HOST_ANSWERS } from '#src/i18n/hostAnswers.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import type { Draft } from '../draft.ts'
import { comingSteps } from './stay.ts'
import styles from './ConfirmPayment.module.css'

const { hours, opens, closes } = HOST_ANSWERS

/** What is about to be booked, until when it has to be paid, and the rule that holds for cancelling now. */
export function ConfirmDetails({
  draft,
  resort,
}: {
  readonly draft: Draft
  readonly resort: Pick<ResortDetail, 'name' | 'checkInTime' | 'cancellationPolicy' | 'confirmationPolicy'>
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { language } = usePreferences()
  const policy = usePolicyText()
  const now = useServerTime(10_000)
  const iso = (moment: number) => new Date(moment).toISOString()
  const until = format.deadline(iso(now + HOLD_MINUTES * 60_000), iso(now))
  const terms = {
    policy: policyFor(resort.cancellationPolicy, draft.checkIn, draft.checkOut),
    checkIn: draft.checkIn,
    checkInTime: resort.checkInTime,
  }
  const [first] = comingSteps(terms, serverTime())
  const rule = first && policy.cancellation(terms)[first.index]
  return (
    <>
      <Facts
        items={[
          { key: 'place', label: t`Nơi ở`, value: resort.name },
          {
            key: 'in',
            label: t`Nhận phòng`,
            value: <time dateTime={draft.checkIn}>{format.date(draft.checkIn)}</time>,
          },
          {
            key: 'out',
            label: t`Trả phòng`,
            value: <time dateTime={draft.checkOut}>{format.date(draft.checkOut)}</time>,
          },
          ...draft.services.map(({ name, bookingTime, tickets }, index) => ({
            key: `service-${index}`,
            label: t`Trải nghiệm`,
            value: `${tickets.reduce((sum, { quantity }) => sum + quantity, 0)} × ${name}, ${bookingTime.slice(11)} ${format.date(bookingTime.slice(0, 10))}`,
          })),
          {
            key: 'method',
            label: t`Cách trả`,
            value: WAYS_TO_PAY[draft.paymentMethod].name ?? t`Chuyển khoản`,
          },
        ]}
      />
      <ul className={styles.notes} role="list">
        {draft.checkIn === dayAt(Temporal.Instant.fromEpochMilliseconds(Math.floor(now))) && (
          <li>
            <Icon name="calendar" size={16} />
            <strong>{PROMPTS.check_in_today[language]}</strong>
          </li>
        )}
        <li>
          <Icon name="clock" size={16} />
          <span>
            {resort.confirmationPolicy === 'REQUEST_THEN_PAY' ? (
              <Trans>
                Chưa phải trả tiền. Chủ nhà trả lời trong vòng {hours} giờ, từ {opens} đến {closes}.
              </Trans>
            ) : (
              <Trans>
                Phòng được giữ cho bạn {HOLD_MINUTES} phút; bạn thanh toán {until}.
              </Trans>
            )}
          </span>
        </li>
        {rule && (
          <li>
            <Icon name="shield" size={16} />
            <span>{rule}</span>
          </li>
        )}
      </ul>
    </>
  )
}
