import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { usePolicyText } from '#src/i18n/policyText.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { MAX_GUESTS } from '#contract/shapes/searchDefaults.ts'
import { obstacleOf, useLiveQuote } from '../useLiveQuote.ts'
import type { StayCalendarOf } from '../useStayCalendar.ts'
import { DatesField } from './DatesField.tsx'
import { GuestSteppers } from './GuestSteppers.tsx'
import { LivePrice } from './LivePrice.tsx'
import offer from '#src/app/pieces/Offer.module.css'
import styles from './BookingCard.module.css'
import { part } from '#src/ui/part.ts'

const NextFree = part(() => import('./NextFree.tsx'), 'NextFree')

const FORMS = {
  1: '/villa/booking/{-$key}',
  2: '/apartment/booking/{-$key}',
  3: '/hotel/booking/{-$key}',
} as const

/** Dates, people, price and the way to book: beside the page on wide screens, with a bar at the bottom on a phone. */
export function BookingCard(of: StayCalendarOf) {
  const { t } = useLingui()
  const format = useFormat()
  const policy = usePolicyText()
  const { resort, choice, stay, onStay } = of
  const { from_day: from, to_day: to } = stay
  const obstacle = obstacleOf(choice, stay)
  const dated = from !== undefined && to !== undefined
  const asked = dated && obstacle === null
  const live = useLiveQuote(resort, choice, stay)
  const gone = asked && live.data?.available === false && !live.isPlaceholderData
  const most = resort.rooms.reduce((sum, { units, rates }) => sum + units * rates.maxGuests, 0)
  return (
    <aside className={`panel ${offer.card}`} aria-label={t`Đặt phòng`}>
      <div className="stack-2">
        <DatesField {...of} />
        <GuestSteppers stay={stay} onStay={onStay} most={Math.min(MAX_GUESTS, most)} />
        <div role="status" className={offer.told}>
          {obstacle === 'tooMany' && (
            <p className="strong alarm">
              <Trans>
                Phòng đã chọn đủ cho {choice.places} khách. Bạn chọn thêm phòng hoặc phòng lớn hơn nhé.
              </Trans>
            </p>
          )}
          {obstacle === 'tooFewAdults' && (
            <p className="strong alarm">
              <Trans>Mỗi phòng cần ít nhất một người lớn.</Trans>
            </p>
          )}
          {gone && (
            <p className="strong alarm">
              <Trans>{format.range(from, to)} đã hết chỗ.</Trans>
            </p>
          )}
        </div>
        {gone && (
          <Suspense fallback={null}>
            <NextFree {...of} />
          </Suspense>
        )}
      </div>
      <div className={`${offer.bar} ${styles.bar}`} data-bottom-bar="">
        <div className="narrow">
          <LivePrice resort={resort} asked={asked} gone={gone} live={live} />
        </div>
        {!dated && (
          <a href="#nights" {...buttonLook({ tone: 'primary', size: 'large' })}>
            <Trans>Chọn ngày</Trans>
          </a>
        )}
        {dated && (obstacle !== null || gone) && (
          <a href={gone ? '#nights' : '#rooms'} {...buttonLook({ tone: 'secondary', size: 'large' })}>
            {gone ? <Trans>Đổi ngày</Trans> : <Trans>Chọn phòng</Trans>}
          </a>
        )}
        {asked && !gone && (
          <Link
            to={FORMS[resort.type]}
            params={{ key: undefined }}
            search={{ ...stay, resort_id: resort.id, rooms: choice.text }}
            {...buttonLook({ tone: 'primary', size: 'large' })}
          >
            <Trans context="button">Đặt phòng</Trans>
          </Link>
        )}
      </div>
      <p className="note">{policy.confirmation(resort.confirmationPolicy)}</p>
    </aside>
  )
}
