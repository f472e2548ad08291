import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchCard } from '#contract/shapes/search.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Price } from '#src/ui/Price.tsx'
import { Rating } from '#src/ui/Rating.tsx'

interface CardProps {
  readonly card: SearchCard
}

/** What guests gave a place; nothing where nobody has yet. */
export function CardRating({ card: { rate, reviewCount } }: CardProps) {
  const { t } = useLingui()
  const value = useFormat().decimal(rate)
  if (reviewCount === 0) return null
  return <Rating value={value} label={t`${value} trên 5, ${reviewCount} đánh giá`} count={reviewCount} />
}

/** What the asked stay costs in all, as its page and its booking will say; from how much a night where none is asked. */
export function CardPrice({ card: { room, stay } }: CardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [now, was] = stay ? [stay.total, stay.was] : [room.priceAfterDiscount, room.price]
  const before = now < was ? { was: format.money(was), wasText: t`Giá cũ`, nowText: t`nay còn` } : {}
  if (stay === null) return <Price amount={t`từ ${format.money(now)}`} unit={t`mỗi đêm`} {...before} />
  const nights = format.nights(stay.nights)
  return (
    <Price
      amount={format.money(now)}
      unit={stay.rooms > 1 ? t`cho ${nights}, ${plural(stay.rooms, { other: '# phòng' })}` : t`cho ${nights}`}
      note={stay.nights * stay.rooms > 1 && t`${format.money(room.priceAfterDiscount)} mỗi đêm`}
      {...before}
    />
  )
}
