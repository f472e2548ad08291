import type { Parsed } from '#contract/endpoints.ts'
import { dayAt, nightsOf } from '#contract/nights.ts'
import { CALENDAR_NIGHTS_MAX, ROOMS_AT_ONCE, ROOMS_NIGHTS_MAX } from '#contract/numbers.ts'
import { nightPrice } from '#contract/price.ts'
import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import type { HostCalendar } from '#contract/shapes/host.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { staysIn, type BookingWorld } from '#server/modules/bookings/bookings.ts'
import { setClosed, takenNights } from '#server/modules/inventory/inventory.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import {
  placesOfHost,
  ratesOfRooms,
  resortOfHost,
  setNightPrices,
  type HostResort,
} from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'

type Calendar = 'host.resorts' | 'host.calendar' | 'host.rooms' | 'host.setCalendar'
type Range = { from_day: string; to_day: string }

const wrong = (field: string, code: 'G_DATE_ORDER' | 'G_DATE_PAST' | 'G_TOO_FAR'): never =>
  refuse('G_INPUT', [], { fields: { [field]: { code } } })

/** The nights of a half-open range. Refuses with the field when it is empty, or longer than one call may ask for. */
function nightsIn({ from_day, to_day }: Range, most: number = CALENDAR_NIGHTS_MAX): string[] {
  const { days } = Temporal.PlainDate.from(from_day).until(to_day)
  if (days < 1) return wrong('to_day', 'G_DATE_ORDER')
  return days > most ? wrong('to_day', 'G_TOO_FAR') : nightsOf(from_day, to_day)
}

/** Only nights to come, and only as far as bookings are open. */
function changeableNights(input: Parsed<'host.setCalendar'>, now: Temporal.Instant): string[] {
  const today = dayAt(now)
  const last = Temporal.PlainDate.from(today).add({ days: MAX_DAYS_AHEAD }).toString()
  const nights = new Set(
    input.ranges.flatMap((range) => {
      if (range.from_day < today) wrong('ranges', 'G_DATE_PAST')
      if (range.to_day > last) wrong('ranges', 'G_TOO_FAR')
      return nightsIn(range)
    }),
  )
  const wanted = new Set(input.weekdays)
  return [...nights].filter(
    (night) => wanted.size === 0 || wanted.has(Temporal.PlainDate.from(night).dayOfWeek),
  )
}

/** Rooms of a host night by night, with who stays there. */
async function calendarsOf(
  world: BookingWorld,
  rooms: HostResort['rooms'],
  range: Range,
  most?: number,
): Promise<HostCalendar[]> {
  const nights = nightsIn(range, most)
  if (rooms.length === 0) return []
  const within = { from: range.from_day, to: range.to_day }
  const resortId = [...new Set(rooms.map((room) => room.resortId))]
  const rates = await ratesOfRooms(world.db, rooms)
  const counted = new Map(
    (await takenNights(world.db, { resortId, ...within })).map((row) => [`${row.roomId} ${row.night}`, row]),
  )
  const stays = await staysIn(world, { rooms, ...within })
  return rooms.map((room) => ({
    resortId: room.resortId,
    roomId: room.id,
    nights: nights.map((date) => {
      const night = counted.get(`${room.id} ${date}`)
      const price = rates.get(room.id)
      return {
        date,
        units: night?.units ?? room.units,
        taken: night?.taken ?? 0,
        closed: night?.closed ?? false,
        elsewhere: (night?.elsewhere ?? 0) > 0,
        price: price ? nightPrice(price, date) : room.basePrice,
        ownPrice: price?.nights[date] ?? null,
      }
    }),
    stays: stays.filter(({ roomId }) => roomId === room.id).map(({ roomId: _room, ...stay }) => stay),
  }))
}

/** The calendar of a host's rooms. */
export const hostCalendar = (world: BookingWorld): Pick<Handlers, Calendar> => ({
  'host.resorts': async (_input, context) => ({
    resorts: (await placesOfHost(world.db, personOf(context).userId)).map(({ row, rooms }) => ({
      id: row.id,
      name: row.name[context.language],
      pictureId: row.pictureIds[0] ?? '',
      rooms: rooms.map(({ id, name, units, basePrice, weekendPrice }) => ({
        id,
        name: name[context.language],
        units,
        basePrice,
        weekendPrice,
      })),
    })),
  }),

  'host.calendar': async ({ resort_id, room_id, ...range }, context): Promise<HostCalendar> => {
    const resort = await resortOfHost(world.db, personOf(context).userId, resort_id)
    const rooms = resort?.rooms.filter(({ id }) => id === room_id) ?? []
    const [calendar] = await calendarsOf(world, rooms, range)
    return calendar ?? refuse('G_404')
  },

  'host.rooms': async ({ resort_id, ...range }, context) => {
    const places = (await placesOfHost(world.db, personOf(context).userId)).filter(
      ({ row }) => resort_id === undefined || row.id === resort_id,
    )
    if (resort_id !== undefined && places.length === 0) return refuse('G_404')
    const rooms = places.flatMap((place) => place.rooms).slice(0, ROOMS_AT_ONCE)
    return { rooms: await calendarsOf(world, rooms, range, ROOMS_NIGHTS_MAX) }
  },

  'host.setCalendar': async (input, context) => {
    const { resort_id: resortId, room_ids, closed, price } = input
    const nights = changeableNights(input, world.clock.now())
    return transact(world.db, async (tx) => {
      const resort = await resortOfHost(tx, personOf(context).userId, resortId)
      const rooms = resort?.rooms.filter(({ id }) => room_ids.includes(id)) ?? []
      if (rooms.length !== new Set(room_ids).size) return refuse('G_404')
      const all = rooms.flatMap(({ id: roomId, units }) =>
        nights.map((night) => ({ resortId, roomId, night, units })),
      )
      if (closed !== undefined && all.length > 0) await setClosed(tx, resortId, all, closed)
      if (price !== undefined && all.length > 0)
        await setNightPrices(
          tx,
          all.map(({ roomId, night }) => ({ resortId, roomId, night })),
          price,
        )
      await raiseCatalogueVersion(tx)
      const answer = { nights: all.length }
      await context.keepAnswer(tx, answer)
      return answer
    })
  },
})
