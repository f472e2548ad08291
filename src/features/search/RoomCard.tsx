import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { PlaceActions } from '#src/app/favourites/deferredActions.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, cardBodyClass, cardLinkClass, cardMarksClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { intent } from '#src/ui/intent.ts'
import type { SearchCard } from '#contract/shapes/search.ts'
import { CardPrice, CardRating } from './CardFigures.tsx'
import { CardPictures } from './CardPictures.tsx'
import { carryPicture } from './carryPicture.ts'
import type { SwipingProps } from './Swiping.tsx'
import styles from './RoomCard.module.css'

export interface RoomCardProps {
  readonly card: SearchCard
  /** Dates and people that the resort's page opens with. */
  readonly stay: StaySearch
  /** One of the first on the page: its picture loads at once. */
  readonly priority?: boolean | undefined
  readonly level?: 2 | 3 | undefined
  /** On a phone: all of its words in a list, the fewest in a row. */
  readonly low?: 'list' | 'row' | undefined
}

/** A room that is free, with its resort: the picture first, then the price, at the foot of the card. */
export function RoomCard({ card, stay, priority, level = 3, low }: RoomCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const Heading = `h${level}` as const
  const { room } = card
  const off = Math.round((1 - room.priceAfterDiscount / room.price) * 100)
  const sizes = `(min-width: 1200px) 280px, (min-width: 576px) 46vw, ${low ? '120px' : '92vw'}`
  const more = card.morePictureIds
  const [Swiping, setSwiping] = useState<ComponentType<SwipingProps> | null>(null)
  const prepare = async () => {
    const { Swiping: part } = await import('./Swiping.tsx')
    setSwiping(() => part)
  }
  return (
    <Card look="mount" low={low} interactive {...(more.length > 0 && intent(prepare))}>
      <CardPictures
        card={card}
        stay={stay}
        sizes={sizes}
        priority={priority}
        swiping={Swiping && <Swiping ids={more} sizes={sizes} />}
      />
      <p className={cardMarksClass}>
        {card.promote_in_search_page === 1 && <Badge tone="gold">{t`Quảng bá`}</Badge>}
        {off > 0 && (
          <Badge tone="attention">
            <Trans>Giảm {format.percent(off)}</Trans>
          </Badge>
        )}
      </p>
      <div className={cardBodyClass}>
        <div className={styles.words}>
          <p className={styles.line}>
            <span className={styles.soft}>
              {card.resortTypeName} · {card.projectAreaName}
            </span>
            <CardRating card={card} />
          </p>
          <Heading className={styles.name}>
            <Link
              to={placePath(card.resortType)}
              params={{ id: card.resortId }}
              search={stay}
              className={cardLinkClass}
              onClick={carryPicture}
            >
              {card.resortName}
            </Link>
          </Heading>
          <RoomFigures card={card} />
          <Promises card={card} />
        </div>
        <CardPrice card={card} />
      </div>
      <PlaceActions
        resortId={card.resortId}
        name={card.resortName}
        stay={stay}
        type={card.resortType}
        look="corner"
      />
    </Card>
  )
}

/** For how many, how many rooms, how large. */
function RoomFigures({ card }: { readonly card: SearchCard }) {
  const format = useFormat()
  const { room } = card
  return (
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
  )
}

/** What speaks for booking it now. */
function Promises({ card }: { readonly card: SearchCard }) {
  const scarce = card.left !== null && card.left <= 2 && card.number_of_room > 1
  return (
    <ul className={styles.promises} role="list">
      {card.instant && (
        <li>
          <Icon name="check" size={16} />
          <Trans>Đặt là được ngay</Trans>
        </li>
      )}
      {card.freeCancellation && (
        <li>
          <Icon name="check" size={16} />
          <Trans>Hủy miễn phí</Trans>
        </li>
      )}
      {scarce && (
        <li className={styles.scarce}>
          <Plural value={card.left ?? 0} other="Chỉ còn # phòng" />
        </li>
      )}
    </ul>
  )
}
