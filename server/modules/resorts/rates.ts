import type { RoomRates, RoomTerms } from '#contract/shapes/resort.ts'
import type { roomNightPrices, roomSeasons } from './tables.ts'
import type { RoomRow } from './texts.ts'

/** From a day to before another, what a night costs. */
export type Season = Pick<typeof roomSeasons.$inferSelect, 'fromDay' | 'toDay' | 'price'>
/** A night with a price of its own. */
export type NightPrice = Pick<typeof roomNightPrices.$inferSelect, 'night' | 'price'>

/** What a room costs on any day. */
export function termsOf(room: RoomRow): RoomTerms {
  return {
    basePrice: room.basePrice,
    weekendPrice: room.weekendPrice,
    discountPercent: room.discountPercent,
    includedAdults: room.includedAdults,
    adultSurcharge: room.adultSurcharge,
    childSurcharge: room.childSurcharge,
    extraBedPrice: room.extraBedPrice,
    maxExtraBeds: room.maxExtraBeds,
    minGuests: room.minGuests,
    maxGuests: room.maxGuests,
  }
}

/** A room's rates as the contract prices them; `seasons` in the order of their positions. */
export const ratesOf = (
  room: RoomRow,
  seasons: readonly Season[],
  nights: readonly NightPrice[],
): RoomRates => ({
  ...termsOf(room),
  seasons: seasons.map(({ fromDay, toDay, price }) => ({ from: fromDay, to: toDay, price })),
  nights: Object.fromEntries(nights.map(({ night, price }) => [night, price])),
})
