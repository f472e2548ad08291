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
import { afterDiscount } from '#contract/price.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import type { Choice } from '../useChoice.ts'
import { useLeft } from '../useLeft.ts'
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
  onCount,
}: {
  readonly room: Room
  readonly stay: StaySearch
  readonly count: number
  readonly onCount: (count: number) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { rates } = room
  const left = useLeft(room, stay)
  const price = afterDiscount(rates, rates.basePrice)
  const picture = room.pictureIds[0]
  return (
    <Card look="mount">
      <div className={styles.room} data-gone={left === 0 || undefined}>
        {picture !== undefined && <Picture id={picture} alt="" sizes="(min-width: 768px) 240px, 92vw" />}
        <div className={styles.words}>
          <div className={styles.head}>
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
          <p className={styles.tags}>
            <Tag icon="users">
              <Trans>
                {rates.minGuests}–{rates.maxGuests} khách
              </Trans>
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
            <Price
              amount={format.money(price)}
              unit={t`mỗi đêm`}
              {...(price < rates.basePrice
                ? { was: format.money(rates.basePrice), wasText: t`Giá cũ`, nowText: t`nay còn` }
                : {})}
            />
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

/** Who is in the price, and what more people cost. */
function Surcharges({ room: { rates } }: { readonly room: Room }) {
  const format = useFormat()
  return (
    <p className={styles.soft}>
      <Plural value={rates.includedAdults} other="Đã gồm # người lớn." />{' '}
      {rates.adultSurcharge > 0 && (
        <Trans>Thêm người lớn {format.money(rates.adultSurcharge)} mỗi đêm.</Trans>
      )}{' '}
      {rates.childSurcharge > 0 && <Trans>Trẻ 6–12 tuổi {format.money(rates.childSurcharge)} mỗi đêm.</Trans>}{' '}
      <Trans>Dưới 6 tuổi miễn phí.</Trans>
    </p>
  )
}
