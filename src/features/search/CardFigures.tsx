import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchCard } from '#contract/shapes/search.ts'
import { usePreferences } from '#src/i18n/Locale.tsx'
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

/**
 * What the asked stay costs in all, as its page and its booking will say, and a night of it beside that: first what the
 * person chose to see first. From how much a night where no stay is asked.
 */
export function CardPrice({ card: { room, stay } }: CardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { price } = usePreferences()
  const night = { now: room.priceAfterDiscount, was: room.price, unit: t`mỗi đêm` }
  const before = (now: number, was: number) =>
    now < was ? { was: format.money(was), wasText: t`Giá cũ`, nowText: t`nay còn` } : {}
  if (stay === null)
    return (
      <Price amount={t`từ ${format.money(night.now)}`} unit={night.unit} {...before(night.now, night.was)} />
    )
  const { nights: count, rooms, total: now, was } = stay
  const nights = format.nights(count)
  const several = rooms > 1
  const whole = {
    now,
    was,
    unit: several ? t`cho ${nights}, ${plural(rooms, { other: '# phòng' })}` : t`cho ${nights}`,
  }
  const each = several ? { ...night, unit: t`mỗi đêm, mỗi phòng` } : night
  const [first, second] = price === 'night' ? [each, whole] : [whole, each]
  return (
    <Price
      amount={format.money(first.now)}
      unit={first.unit}
      note={count * rooms > 1 && `${format.money(second.now)} ${second.unit}`}
      {...before(first.now, first.was)}
    />
  )
}
