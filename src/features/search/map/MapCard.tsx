import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SearchCard } from '#contract/shapes/search.ts'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { cardLinkClass, Card } from '#src/ui/Card.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { CardPrice, CardRating } from '../CardFigures.tsx'
import styles from './MapCard.module.css'

interface MapCardProps {
  readonly card: SearchCard
  readonly stay: StaySearch
  readonly onClose: () => void
}

/** The place whose pin was chosen, small enough to leave the map in sight. */
export function MapCard({ card, stay, onClose }: MapCardProps) {
  const { t } = useLingui()
  return (
    <Card interactive>
      <div className={styles.card}>
        <Picture id={card.pictureId} alt="" sizes="120px" ratio="fill" flush />
        <div className={styles.words}>
          <p className="words note">
            {card.resortTypeName}
            <CardRating card={card} />
          </p>
          <h2 className={styles.name}>
            <Link
              to={placePath(card.resortType)}
              params={{ id: card.resortId }}
              search={stay}
              className={cardLinkClass}
            >
              {card.resortName}
            </Link>
          </h2>
          <CardPrice card={card} />
        </div>
        <div className={styles.close}>
          <IconButton icon="close" label={t`Bỏ chọn`} onClick={onClose} />
        </div>
      </div>
    </Card>
  )
}
