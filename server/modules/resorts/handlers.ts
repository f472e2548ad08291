import { dayNumber } from '#contract/days.ts'
import { takesBooking } from '#contract/sameDay.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/searchDefaults.ts'
import type { Handlers } from '#server/handlers.ts'
import { takenNights } from '#server/modules/inventory/inventory.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { calendarNights } from './calendar.ts'
import { placesOf } from './known.ts'
import { detailOf } from './detail.ts'
import { textsOf } from './texts.ts'

/** The page of a resort and its calendar. */
export function resortsHandlers(services: Services): Pick<Handlers, 'resort.detail' | 'resort.calendar'> {
  const placesNow = placesOf(services)
  return {
    'resort.detail': async ({ resort_id }, { language }) => {
      const now = await placesNow([resort_id])
      const resort = now.resorts.get(resort_id)
      // Nobody can stay where there is no room yet, and there is no price to tell.
      if (!resort || resort.rooms.length === 0) return refuse('G_404')
      const texts = (await textsOf(services.db, resort_id)) ?? refuse('G_404')
      return detailOf(now, resort, texts, { language, vrHosts: services.settings.vrHosts })
    },

    'resort.calendar': async ({ resort_id, room_id, from_day, to_day }) => {
      const { resorts, today } = await placesNow([resort_id])
      const resort = resorts.get(resort_id) ?? refuse('G_404')
      const rooms =
        room_id === undefined ? resort.rooms : resort.rooms.filter(({ row }) => row.id === room_id)
      if (rooms.length === 0) refuse('G_404')
      const nights = dayNumber(to_day) - dayNumber(from_day)
      if (nights < 1) refuse('G_INPUT', [], { fields: { to_day: { code: 'G_DATE_ORDER' } } })
      if (nights > MAX_DAYS_AHEAD) refuse('G_INPUT', [], { fields: { to_day: { code: 'G_TOO_FAR' } } })
      const taken = await takenNights(services.db, { resortId: resort_id, from: from_day, to: to_day })
      return {
        roomId: room_id ?? null,
        nights: calendarNights(rooms, taken, {
          from: from_day,
          to: to_day,
          today,
          tonight: takesBooking(resort.row, today, services.clock.now()),
        }),
      }
    },
  }
}
