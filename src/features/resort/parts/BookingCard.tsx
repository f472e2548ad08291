import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Price } from '#src/ui/Price.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { afterDiscount } from '#contract/price.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { DEFAULT_SEARCH } from '#contract/shapes/searchDefaults.ts'
import { guestsOf, type Choice } from '../useChoice.ts'
import { LivePrice } from './LivePrice.tsx'
import styles from './BookingCard.module.css'

const FORMS = {
  1: '/villa/booking/{-$key}',
  2: '/apartment/booking/{-$key}',
  3: '/hotel/booking/{-$key}',
} as const

export interface BookingCardProps {
  readonly resort: ResortDetail
  readonly choice: Choice
  readonly stay: StaySearch
  readonly onStay: (stay: StaySearch) => void
}

/** Dates, people, price and the way to book: beside the page on wide screens, a bar at the bottom on a phone. */
export function BookingCard({ resort, choice, stay, onStay }: BookingCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { from_day: from, to_day: to } = stay
  const lowest = Math.min(...resort.rooms.map(({ rates }) => afterDiscount(rates, rates.basePrice)))
  const dated = from !== undefined && to !== undefined
  const places = resort.rooms.reduce(
    (sum, room) => sum + (choice.counts.get(room.id) ?? 0) * room.rates.maxGuests,
    0,
  )
  const adults = stay.number_of_adult ?? DEFAULT_SEARCH.number_of_adult
  const children = stay.number_of_school_aged_child ?? 0
  const toddlers = stay.number_of_toddler_child ?? 0
  const room = Math.max(0, places - guestsOf(stay))
  const book = (
    <Link
      to={FORMS[resort.type]}
      params={{}}
      search={{ ...stay, resort_id: resort.id, rooms: choice.text }}
      {...buttonLook({ tone: 'primary', size: 'large' })}
    >
      <Trans>Đặt phòng</Trans>
    </Link>
  )
  const when = (
    <a href="#nights" {...buttonLook({ tone: 'primary', size: 'large' })}>
      <Trans>Chọn ngày</Trans>
    </a>
  )
  const price = dated ? (
    <LivePrice resort={resort} choice={choice} stay={stay} />
  ) : (
    <Price amount={t`từ ${format.money(lowest)}`} unit={t`mỗi đêm`} />
  )
  return (
    <aside className={styles.card} aria-label={t`Đặt phòng`}>
      <div className={styles.choices}>
        <a href="#nights" className={styles.dates}>
          <span className={styles.soft}>
            <Trans>Ngày ở</Trans>
          </span>
          <strong>
            {dated
              ? `${format.range(from, to)} · ${format.nights(format.nightsBetween(from, to))}`
              : t`Chọn ngày nhận và trả phòng`}
          </strong>
        </a>
        <Stepper
          label={<Trans>Người lớn</Trans>}
          description={<Trans>Từ 13 tuổi</Trans>}
          value={adults}
          min={1}
          max={adults + room}
          decreaseText={t`Bớt một người lớn`}
          increaseText={t`Thêm một người lớn`}
          onChange={(count) => onStay({ ...stay, number_of_adult: count })}
        />
        <Stepper
          label={<Trans>Trẻ em</Trans>}
          description={<Trans>6–12 tuổi</Trans>}
          value={children}
          max={children + room}
          decreaseText={t`Bớt một trẻ em`}
          increaseText={t`Thêm một trẻ em`}
          onChange={(count) => onStay({ ...stay, number_of_school_aged_child: count })}
        />
        <Stepper
          label={<Trans>Em bé</Trans>}
          description={<Trans>Dưới 6 tuổi, miễn phí</Trans>}
          value={toddlers}
          max={toddlers + room}
          decreaseText={t`Bớt một em bé`}
          increaseText={t`Thêm một em bé`}
          onChange={(count) => onStay({ ...stay, number_of_toddler_child: count })}
        />
        {guestsOf(stay) > places && (
          <p className={styles.warning} role="status">
            <Trans>Phòng đã chọn đủ cho {places} khách. Bạn chọn thêm phòng hoặc phòng lớn hơn nhé.</Trans>
          </p>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.price}>{price}</div>
        {dated && choice.rooms.length > 0 ? book : when}
      </div>
    </aside>
  )
}
