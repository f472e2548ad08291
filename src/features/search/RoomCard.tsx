import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import type { SearchCard } from '#contract/shapes/search.ts'
import styles from './RoomCard.module.css'

const PATHS = { 1: '/villa/$id', 2: '/apartment/$id', 3: '/hotel/$id' } as const

export interface RoomCardProps {
  readonly card: SearchCard
  /** Dates and people that the resort's page opens with. */
  readonly stay: StaySearch
  /** One of the first on the page: its picture loads at once. */
  readonly priority?: boolean | undefined
  readonly level?: 2 | 3 | undefined
}

/** A room that is free, with its resort: the picture first, then the price. */
export function RoomCard({ card, stay, priority, level = 3 }: RoomCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const Heading = `h${level}` as const
  const { room } = card
  const rate = format.decimal(card.rate)
  const cheaper = room.price > room.priceAfterDiscount
  return (
    <Card look="mount" interactive>
      <Picture
        id={card.pictureId}
        alt=""
        sizes="(min-width: 1200px) 380px, (min-width: 576px) 46vw, 92vw"
        priority={priority}
      />
      <div className={cardBodyClass}>
        <p className={styles.line}>
          <span className={styles.soft}>
            {card.resortTypeName} · {card.projectAreaName}
          </span>
          {card.reviewCount > 0 && (
            <Rating
              value={rate}
              label={t`${rate} trên 5, ${card.reviewCount} đánh giá`}
              count={card.reviewCount}
            />
          )}
        </p>
        <Heading className={styles.name}>
          <Link
            to={PATHS[card.resortType]}
            params={{ id: card.resortId }}
            search={stay}
            className={cardLinkClass}
          >
            {card.resortName}
          </Link>
        </Heading>
        <p className={styles.facts}>
          <span>
            {room.minGuests === room.maxGuests ? (
              <Plural value={room.maxGuests} other="# khách" />
            ) : (
              <Trans>
                {room.minGuests}–{room.maxGuests} khách
              </Trans>
            )}
          </span>
          <span>
            <Plural value={card.number_of_room} other="# phòng" />
          </span>
          <span>{format.number(room.area)} m²</span>
        </p>
        <p className={styles.tags}>
          {card.promote_in_search_page === 1 && <Badge tone="gold">{t`Quảng bá`}</Badge>}
          {card.instant && <Badge tone="action">{t`Đặt là được ngay`}</Badge>}
          {card.freeCancellation && <Badge tone="success">{t`Hủy miễn phí`}</Badge>}
          {card.left !== null && card.left <= 2 && card.number_of_room > 1 && (
            <Badge tone="attention">{t`Chỉ còn ${card.left}`}</Badge>
          )}
        </p>
        <Price
          amount={format.money(room.priceAfterDiscount)}
          unit={t`mỗi đêm`}
          {...(cheaper ? { was: format.money(room.price), wasText: t`Giá cũ`, nowText: t`nay còn` } : {})}
        />
      </div>
    </Card>
  )
}
