import { cancellationFee } from '#contract/cancellation.ts'
import { policyFor } from '#contract/cancellationPolicy.ts'
import { quoteStay } from '#contract/price.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import type { SearchRequest } from '#contract/shapes/search.ts'
import { publicAddress } from '#contract/whereabouts.ts'
import type { Database } from '#server/db/client.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import {
  resorts,
  resortServiceLinks,
  roomBenefitLinks,
  roomNightPrices,
  rooms,
  roomSeasons,
} from '#server/modules/resorts/tables.ts'

function grouped<Row, Value>(
  rows: readonly Row[],
  key: (row: Row) => string,
  value: (row: Row) => Value,
): Map<string, Value[]> {
  const map = new Map<string, Value[]>()
  for (const row of rows) {
    const list = map.get(key(row)) ?? []
    list.push(value(row))
    map.set(key(row), list)
  }
  return map
}
const same = <T>(row: T): T => row

/** Every row a search could look at, as it lies in the database, laid beside the room or resort it belongs to. */
export async function shadowWorld(db: Database, today: string, now: Temporal.Instant) {
  const all = await db.select().from(rooms)
  return {
    today,
    now,
    areas: await db.select().from(projectAreas),
    resorts: await db.select().from(resorts),
    rooms: all,
    roomsOf: grouped(all, ({ resortId }) => resortId, same),
    seasons: grouped(
      await db.select().from(roomSeasons).orderBy(roomSeasons.position),
      ({ roomId }) => roomId,
      same,
    ),
    nights: grouped(await db.select().from(roomNightPrices), ({ roomId }) => roomId, same),
    services: grouped(
      await db.select().from(resortServiceLinks),
      ({ resortId }) => resortId,
      ({ serviceId }) => serviceId,
    ),
    benefits: grouped(
      await db.select().from(roomBenefitLinks),
      ({ roomId }) => roomId,
      ({ benefitId }) => benefitId,
    ),
    taken: grouped(await db.select().from(roomNights), ({ roomId }) => roomId, same),
    rates: new Map<string, RoomRates>(),
  }
}
export type ShadowWorld = Awaited<ReturnType<typeof shadowWorld>>
type Room = ShadowWorld['rooms'][number]
type Resort = ShadowWorld['resorts'][number]

function ratesOf(world: ShadowWorld, room: Room): RoomRates {
  const known = world.rates.get(room.id)
  if (known) return known
  const rates = {
    ...room,
    seasons: (world.seasons.get(room.id) ?? []).map(({ fromDay, toDay, price }) => ({
      from: fromDay,
      to: toDay,
      price,
    })),
    nights: Object.fromEntries((world.nights.get(room.id) ?? []).map(({ night, price }) => [night, price])),
  }
  world.rates.set(room.id, rates)
  return rates
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Whether the typed words are in the resort's name, area or address; the last may be the beginning of a word. */
function says(world: ShadowWorld, resort: Resort, typed: string): boolean {
  const area = world.areas.find(({ id }) => id === resort.projectAreaId)
  const { name, address } = resort
  const known = (language: 'vi' | 'en') =>
    publicAddress(resort.type, address[language], area?.name[language] ?? '')
  const text = plain([name.vi, name.en, known('vi'), known('en'), area?.name.vi ?? ''].join(' '))
  const own = [...text, plain(area?.name.vi ?? '').join('')]
  const words = plain(typed)
  const last = words.pop()
  return (
    words.every((word) => own.includes(word)) &&
    (last === undefined || own.some((word) => word.startsWith(last)))
  )
}

/** What a stay costs by the contract's own quote, in all and in the mean of nights and rooms; without dates the plain price. */
function prices(world: ShadowWorld, room: Room, request: SearchRequest) {
  const rates = ratesOf(world, room)
  const one = { roomId: room.id, roomName: '', count: 1, rates }
  if (request.from_day === undefined || request.to_day === undefined) {
    const bare = { ...rates, weekendPrice: null, seasons: [], nights: {} }
    const { roomPrice, total } = quoteStay({
      rooms: [{ ...one, rates: bare }],
      guests: { adults: 1, children: 0, toddlers: 0 },
      extraBeds: 0,
      checkIn: world.today,
      checkOut: Temporal.PlainDate.from(world.today).add({ days: 1 }).toString(),
    })
    return { price: roomPrice, after: total, cost: total, total: null }
  }
  const count = room.entireProperty ? 1 : request.number_of_room
  const { nights, discount, total } = quoteStay({
    rooms: [{ ...one, count }],
    guests: {
      adults: request.number_of_adult,
      children: request.number_of_school_aged_child,
      toddlers: request.number_of_toddler_child,
    },
    extraBeds: 0,
    checkIn: request.from_day,
    checkOut: request.to_day,
  })
  const mean = (sum: number) => Math.round(sum / nights.length / count)
  return { price: mean(total + discount), after: mean(total), cost: total, total }
}

function leftOf(world: ShadowWorld, room: Room, { from_day: from, to_day: to }: SearchRequest): number {
  if (from === undefined || to === undefined) return room.units
  const busy = (world.taken.get(room.id) ?? []).filter(({ night }) => night >= from && night < to)
  return Math.min(room.units, ...busy.map(({ units, taken }) => units - taken))
}

function suits(world: ShadowWorld, room: Room, request: SearchRequest): boolean {
  const count = room.entireProperty ? 1 : request.number_of_room
  const people =
    request.number_of_adult + request.number_of_school_aged_child + request.number_of_toddler_child
  const having = world.benefits.get(room.id) ?? []
  return (
    leftOf(world, room, request) >= count &&
    people <= count * room.maxGuests &&
    request.number_of_adult >= count &&
    request.list_benefit.every((id) => having.includes(id)) &&
    count * room.bedrooms >= (request.number_of_bedroom ?? 0)
  )
}

const rate = ({ cleanSum, convenientSum, serviceSum, reviewCount }: Resort) =>
  reviewCount === 0 ? 0 : Math.round(((cleanSum + convenientSum + serviceSum) / (3 * reviewCount)) * 10) / 10

const SORT_KEYS = {
  recommended: (resort: Resort) => (rate(resort) * resort.reviewCount + 4.2 * 5) / (resort.reviewCount + 5),
  rate,
  newest: (resort: Resort) => resort.createdAt.epochMilliseconds,
}

/** What cancelling would cost now of a stay of a million booked now, whole; without days, of one a year away. */
function costsNothing(world: ShadowWorld, resort: Resort, { from_day, to_day }: SearchRequest): boolean {
  const dated = from_day !== undefined && to_day !== undefined
  const checkIn = dated ? from_day : Temporal.PlainDate.from(world.today).add({ years: 1 }).toString()
  const policy = dated ? policyFor(resort.cancellationPolicy, checkIn, to_day) : resort.cancellationPolicy
  const terms = { policy, checkIn, checkInTime: resort.checkInTime }
  return cancellationFee({ ...terms, amount: 1_000_000, nights: [1_000_000], now: world.now }).fee === 0
}

/** The search, done again without any cleverness: every row is looked at, every price is quoted. */
export function shadowSearch(world: ShadowWorld, request: SearchRequest) {
  const found = world.resorts.flatMap((resort) => {
    const offering = world.services.get(resort.id) ?? []
    if (request.project_area_id !== null && resort.projectAreaId !== request.project_area_id) return []
    if (request.resort_type.length > 0 && !request.resort_type.includes(resort.type)) return []
    if (!request.list_service.every((id) => offering.includes(id))) return []
    if (!says(world, resort, request.search_content)) return []
    if (request.from_rate !== undefined && rate(resort) < request.from_rate) return []
    const { list_term: terms } = request
    if (terms.includes('AT_ONCE') && resort.confirmationPolicy !== 'INSTANT') return []
    if (terms.includes('QUIET_HOURS') && resort.quietFrom === null) return []
    if (terms.includes('FREE_CANCELLATION') && !costsNothing(world, resort, request)) return []
    const offers = (world.roomsOf.get(resort.id) ?? [])
      .filter((room) => suits(world, room, request))
      .map((room) => ({ room, ...prices(world, room, request) }))
      .filter(({ after }) => after >= (request.from_price ?? 0) && after < (request.to_price ?? Infinity))
      .sort((a, b) => a.cost - b.cost || a.room.position - b.room.position)
    const [best] = offers
    if (!best) return []
    const key = request.sort_by_field === 'price' ? best.cost : SORT_KEYS[request.sort_by_field](resort)
    const left = request.from_day === undefined ? null : leftOf(world, best.room, request)
    return {
      key,
      paid: resort.promoted && request.sort_by_field === 'recommended',
      card: {
        resortId: resort.id,
        roomId: best.room.id,
        left,
        promoted: false,
        price: best.price,
        after: best.after,
        total: best.total,
      },
    }
  })
  const sign = request.sort_order === 'asc' ? 1 : -1
  const byId = (a: string, b: string) => (a < b ? -1 : 1)
  const inOrder = found.sort((a, b) => (a.key - b.key) * sign || byId(a.card.resortId, b.card.resortId))
  // The five best of those who paid stand ahead, and are no second time below.
  const paid = inOrder
    .filter((one) => one.paid)
    .sort((a, b) => b.key - a.key || byId(a.card.resortId, b.card.resortId))
    .slice(0, 5)
  return [
    ...paid.map(({ card }) => ({ ...card, promoted: true })),
    ...inOrder.filter((one) => !paid.includes(one)).map(({ card }) => card),
  ]
}
