import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Tag } from '#src/ui/Chip.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { partyFits } from '#contract/offer.ts'
import { afterDiscount } from '#contract/price.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import { offerFor, partyOf } from '../choosing.ts'
import type { Choice } from '../useChoice.ts'
import { Guests } from './Guests.tsx'
import styles from './Rooms.module.css'
import page from '../ResortPage.module.css'

/** The rooms of a hotel to choose from, or the one entire house. */
export function Rooms({
  resort,
  choice,
  stay,
}: {
  readonly resort: ResortDetail
  readonly choice: Choice
  readonly stay: StaySearch
}) {
  const whole = resort.rooms.every((room) => room.entireProperty)
  return (
    <section className={page.section} id="rooms">
      <SectionHeading>{whole ? <Trans>Nguyên căn cho bạn</Trans> : <Trans>Chọn phòng</Trans>}</SectionHeading>
      <ul className={styles.rooms} role="list">
        {resort.rooms.map((room) => (
          <li key={room.id} data-chosen={(!whole && (choice.counts.get(room.id) ?? 0) > 0) || undefined}>
            <RoomOffer
              room={room}
              stay={stay}
              count={choice.counts.get(room.id) ?? 0}
              left={choice.left.get(room.id) ?? null}
              others={choice.rooms.some(({ room_id }) => room_id !== room.id)}
              onCount={(count) => choice.choose(room.id, count)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RoomOffer({
  room,
  stay,
  count,
  left,
  others,
  onCount,
}: {
  readonly room: Room
  readonly stay: StaySearch
  readonly count: number
  readonly left: number | null
  /** Whether rooms of another kind are chosen. */
  readonly others: boolean
  readonly onCount: (count: number) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { rates } = room
  const picture = room.pictureIds[0]
  return (
    <Card look="mount">
      <div className={styles.room} data-gone={left === 0 || undefined}>
        {picture !== undefined && <Picture id={picture} alt="" sizes="(min-width: 768px) 240px, 92vw" />}
        <div className={styles.words}>
          <div className="apart-3">
            <h3>{room.name}</h3>
            {left === 0 && (
              <Badge tone="attention">
                {room.entireProperty ? t`Hết chỗ cho những ngày này` : t`Hết phòng cho những ngày này`}
              </Badge>
            )}
            {left !== null && left > 0 && left <= 3 && !room.entireProperty && (
              <Badge tone="warning">
                <Plural value={left} other="Chỉ còn # phòng" />
              </Badge>
            )}
          </div>
          <p className="wrap-4 soft">
            <Tag icon="users">
              <Guests least={rates.minGuests} most={rates.maxGuests} />
            </Tag>
            <Tag icon="bed">{room.beds}</Tag>
            <Tag icon="area">{format.number(room.area)} m²</Tag>
            <Tag>
              <Plural value={room.bathrooms} other="# phòng tắm" />
            </Tag>
          </p>
          <p>{room.description}</p>
          <Surcharges room={room} />
          <div className={styles.end}>
            <RoomPrice room={room} stay={stay} count={count} others={others} />
            {!room.entireProperty && (
              <Stepper
                label={t`Số phòng`}
                value={count}
                max={Math.max(count, Math.min(room.units, left ?? room.units))}
                decreaseText={t`Bớt một ${room.name}`}
                increaseText={t`Thêm một ${room.name}`}
                onChange={onCount}
              />
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}

/**
 * What the chosen stay costs in this kind of room alone, with everybody: what the list said, and the bar below says. Beside
 * rooms of another kind its own nights, since people are shared among all; without dates from how much a night.
 */
function RoomPrice({
  room,
  stay,
  count,
  others,
}: {
  readonly room: Room
  readonly stay: StaySearch
  readonly count: number
  readonly others: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { from_day: from, to_day: to } = stay
  const before = (now: number, was: number) =>
    now < was ? { was: format.money(was), wasText: t`Giá cũ`, nowText: t`nay còn` } : {}
  const asked = partyOf(stay)
  const party = count > 0 ? { ...asked, rooms: count } : asked
  if (from === undefined || to === undefined || from >= to) {
    const price = afterDiscount(room.rates, room.rates.basePrice)
    return (
      <Price
        amount={t`từ ${format.money(price)}`}
        unit={t`mỗi đêm`}
        {...before(price, room.rates.basePrice)}
      />
    )
  }
  const alone = partyFits(room, party) && !(count > 0 && others)
  const nobody = { guests: { adults: 1, children: 0, toddlers: 0 }, rooms: Math.max(1, count) }
  const { total, was, rooms, ...offer } = offerFor(room, alone ? party : nobody, stay)
  const nights = format.nights(offer.nights)
  return (
    <Price
      amount={format.money(total)}
      unit={rooms > 1 ? t`cho ${nights}, ${plural(rooms, { other: '# phòng' })}` : t`cho ${nights}`}
      note={alone ? undefined : t`chưa gồm phụ thu`}
      {...before(total, was)}
    />
  )
}

/** Who is in the price, and what more people cost. */
function Surcharges({ room: { rates } }: { readonly room: Room }) {
  const format = useFormat()
  return (
    <p className="note">
      <Plural value={rates.includedAdults} other="Đã gồm # người lớn." />{' '}
      {rates.adultSurcharge > 0 && (
        <Trans>Thêm người lớn {format.money(rates.adultSurcharge)} mỗi đêm.</Trans>
      )}{' '}
      {rates.childSurcharge > 0 && <Trans>Trẻ 6–12 tuổi {format.money(rates.childSurcharge)} mỗi đêm.</Trans>}{' '}
      <Trans>Dưới 6 tuổi miễn phí.</Trans>
    </p>
  )
}
