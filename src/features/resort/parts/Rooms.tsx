import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { afterDiscount } from '#contract/price.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import type { Choice } from '../useChoice.ts'
import styles from '../ResortPage.module.css'

/** The rooms of a hotel to choose from, or the one entire house. */
export function Rooms({ resort, choice }: { readonly resort: ResortDetail; readonly choice: Choice }) {
  const whole = resort.rooms.every((room) => room.entireProperty)
  return (
    <section className={styles.section} id="rooms">
      <SectionHeading>{whole ? <Trans>Nguyên căn cho bạn</Trans> : <Trans>Chọn phòng</Trans>}</SectionHeading>
      <ul className={styles.rooms} role="list">
        {resort.rooms.map((room) => (
          <li key={room.id}>
            <RoomOffer
              room={room}
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
  count,
  onCount,
}: {
  readonly room: Room
  readonly count: number
  readonly onCount: (count: number) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const { rates } = room
  const price = afterDiscount(rates, rates.basePrice)
  const picture = room.pictureIds[0]
  return (
    <Card look="mount">
      <div className={styles.room}>
        {picture !== undefined && <Picture id={picture} alt="" sizes="(min-width: 768px) 240px, 92vw" />}
        <div className={styles.roomWords}>
          <h3>{room.name}</h3>
          <p className={styles.soft}>
            {format.number(room.area)} m² · {room.beds} ·{' '}
            <Plural value={room.bathrooms} other="# phòng tắm" /> ·{' '}
            <Trans>
              {rates.minGuests}–{rates.maxGuests} khách
            </Trans>
          </p>
          <p>{room.description}</p>
          <p className={styles.soft}>
            <Trans>Đã gồm {rates.includedAdults} người lớn.</Trans>{' '}
            {rates.adultSurcharge > 0 && (
              <Trans>Thêm người lớn {format.money(rates.adultSurcharge)} mỗi đêm.</Trans>
            )}{' '}
            {rates.childSurcharge > 0 && (
              <Trans>Trẻ 6–12 tuổi {format.money(rates.childSurcharge)} mỗi đêm.</Trans>
            )}{' '}
            <Trans>Dưới 6 tuổi miễn phí.</Trans>
          </p>
          <div className={styles.roomEnd}>
            <Price
              amount={format.money(price)}
              unit={t`mỗi đêm`}
              {...(price < rates.basePrice
                ? { was: format.money(rates.basePrice), wasText: t`Giá cũ`, nowText: t`nay còn` }
                : {})}
            />
            {!room.entireProperty && (
              <Stepper
                label={t`Số phòng ${room.name}`}
                value={count}
                max={room.units}
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
