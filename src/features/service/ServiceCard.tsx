import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, cardBodyClass, cardLinkClass, cardMarksClass } from '#src/ui/Card.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import type { ServiceCard as Card$ } from '#contract/shapes/service.ts'
import { Duration } from './Duration.tsx'
import { KINDS } from './kinds.ts'
import styles from './ServiceCard.module.css'

/** So few tickets are worth saying. */
const FEW = 6

export interface ServiceCardProps {
  readonly card: Card$
  /** The day that was asked for; the service's page opens on it. */
  readonly day: string | undefined
  /** The stay that tickets are looked for. */
  readonly stayId?: string | undefined
  /** One of the first on the page: its picture loads at once. */
  readonly priority: boolean
}

/** A ticket or an experience: the picture first, then the price, at the foot of the card. */
export function ServiceCard({ card, day, stayId, priority }: ServiceCardProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const kind = KINDS[card.kind]
  const off = Math.round((1 - card.priceAfterDiscount / card.price) * 100)
  return (
    <Card look="mount" low="list" interactive>
      <Picture
        id={card.pictureId}
        alt=""
        sizes="(min-width: 1200px) 280px, (min-width: 576px) 46vw, 120px"
        priority={priority}
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
            <Icon name={kind.icon} size={16} />
            <span>
              {i18n._(kind.text)} · {card.projectAreaName}
            </span>
          </p>
          <h2 className={styles.name}>
            <Link
              to="/services/{-$id}"
              params={{ id: card.serviceId }}
              search={{ booking_day: day, booking_id: stayId }}
              className={cardLinkClass}
            >
              {card.name}
            </Link>
          </h2>
          <p className={styles.summary}>{card.summary}</p>
          <p className={styles.facts}>
            <Icon name="clock" size={16} />
            <Duration minutes={card.durationMinutes} />
            {card.left !== null && card.left <= FEW && (
              <strong className={styles.few}>
                <Plural value={card.left} other="Chỉ còn # vé" />
              </strong>
            )}
          </p>
        </div>
        <Price
          amount={format.money(card.priceAfterDiscount)}
          lead={t`Từ`}
          unit={`/ ${card.ticketName.toLocaleLowerCase()}`}
          {...(off > 0 ? { was: format.money(card.price), wasText: t`Giá cũ`, nowText: t`nay còn` } : {})}
        />
      </div>
    </Card>
  )
}
