import { dayAt } from '#contract/nights.ts'
import { STAMPS_MAX } from '#contract/numbers.ts'
import type { Stamp } from '#contract/shapes/profile.ts'
import type { Handlers } from '#server/handlers.ts'
import { accountById } from '#server/modules/accounts/accounts.ts'
import { placesVisited } from '#server/modules/bookings/bookings.ts'
import { catalogueOf } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'

/** A traveller's passport: since when they are with us, and a stamp for each area that they came back from. */
export function passportHandlers(services: Services): Pick<Handlers, 'profile.passport'> {
  const { db } = services
  const catalogue = catalogueOf(services)
  return {
    'profile.passport': async (_input, context) => {
      const { userId } = personOf(context)
      const { since } = (await accountById(db, userId)) ?? refuse('G_401')
      const visits = await placesVisited(db, userId)
      const { lookups, resorts } = await catalogue()
      const stamps = new Map<number, Stamp>()
      for (const { resortId, bookingId, checkIn } of visits.toSorted((a, b) =>
        a.checkIn < b.checkIn ? 1 : -1,
      )) {
        const place = resorts.get(resortId)?.row
        const area = lookups.areas.get(place?.projectAreaId ?? NaN)
        if (!place || !area || stamps.has(area.id)) continue
        const pictureId = area.pictureId || (place.pictureIds[0] ?? '')
        stamps.set(area.id, {
          areaId: area.id,
          areaName: area.name[context.language],
          pictureId,
          bookingId,
          checkIn,
        })
      }
      return {
        since: dayAt(since),
        stamps: [...stamps.values()].slice(0, STAMPS_MAX),
        more: Math.max(0, stamps.size - STAMPS_MAX),
      }
    },
  }
}
