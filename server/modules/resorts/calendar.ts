import { dayNumber, dayOf } from '#contract/days.ts'
import { afterDiscount } from '#contract/price.ts'
import type { CalendarNight } from '#contract/shapes/resort.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { CatalogueRoom } from './catalogue.ts'

type Taken = {
  roomId: string
  night: string
  taken: number
  units: number
  closed: boolean
  elsewhere: number
}

/**
 * Night by night from `from` to before `to`: units free over all the rooms, and the price of the cheapest room that is
 * free (of the cheapest of all when none is). Nights that cannot be booked, past, beyond the calendar or `tonight` when it is too late for it, have none left.
 */
export function calendarNights(
  rooms: readonly CatalogueRoom[],
  taken: readonly Taken[],
  days: { from: string; to: string; today: string; tonight: boolean },
): CalendarNight[] {
  const busy = new Map(taken.map((row) => [`${row.roomId} ${row.night}`, row]))
  const first = dayNumber(days.today)
  const nights: CalendarNight[] = []
  for (let number = dayNumber(days.from); number < dayNumber(days.to); number++) {
    const date = dayOf(number)
    const bookable = number >= (days.tonight ? first : first + 1) && number < first + MAX_DAYS_AHEAD
    const offers = rooms.map(({ row, prices }) => {
      const used = busy.get(`${row.id} ${date}`)
      const left = used ? (used.closed || used.elsewhere > 0 ? 0 : used.units - used.taken) : row.units
      const price = prices.price(number)
      return { left: bookable ? left : 0, price, priceAfterDiscount: afterDiscount(row, price) }
    })
    const free = offers.filter(({ left }) => left > 0)
    const cheapest = (free.length > 0 ? free : offers).reduce((best, offer) =>
      offer.priceAfterDiscount < best.priceAfterDiscount ? offer : best,
    )
    nights.push({
      date,
      left: offers.reduce((sum, { left }) => sum + left, 0),
      price: cheapest.price,
      priceAfterDiscount: cheapest.priceAfterDiscount,
    })
  }
  return nights
}
