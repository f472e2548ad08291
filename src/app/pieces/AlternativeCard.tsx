import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card, cardBodyClass, cardLinkClass } from '#src/ui/Card.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/ui/Price.tsx'
import type { Alternative } from '#contract/shapes/booking.ts'

/** Another place that is free for the same days; the dates and people come along. */
export function AlternativeCard({
  place,
  search,
}: {
  readonly place: Alternative
  readonly search: StaySearch
}) {
  const format = useFormat()
  return (
    <Card look="mount" interactive>
      <Picture id={place.pictureId} alt="" sizes="(min-width: 576px) 260px, 90vw" />
      <div className={cardBodyClass}>
        <h3>
          <Link
            to={placePath(place.resortType)}
            params={{ id: place.resortId }}
            search={search}
            className={cardLinkClass}
          >
            {place.resortName}
          </Link>
        </h3>
        <small>{place.projectAreaName}</small>
        <Price
          amount={format.money(place.total)}
          note={<Trans>{format.money(place.priceAfterDiscount)} mỗi đêm</Trans>}
        />
      </div>
    </Card>
  )
}
