import * as z from 'zod/mini'
import { asAnswered } from '../fields.ts'
import { position } from './position.ts'
import { count, id, money, plainDate } from './primitives.ts'
import { resortType } from './resortKinds.ts'
import { houseFacts, roomFacts } from './saidHouse.ts'

export { RESORT_SEGMENTS, RESORT_TYPES, type ResortType } from '../resortTypes.ts'
export {
  CANCELLATION_POLICIES,
  CONFIRMATION_POLICIES,
  type CancellationPolicy,
  type ConfirmationPolicy,
} from './resortKinds.ts'

/** Prices of one room (or room type), in VND a night. `price.ts` turns them into a quote. */
export const roomRates = z.object({
  basePrice: money,
  weekendPrice: z.nullable(money),
  /** Half-open seasons; the later entry wins where two overlap. */
  seasons: z.array(z.object({ from: plainDate, to: plainDate, price: money })),
  /** A host's price for a single night, by its date. */
  nights: z.record(z.string(), money),
  /** The promotion, in whole percent of the night's price. */
  discountPercent: z.int().check(z.gte(0), z.lte(90)),
  includedAdults: count,
  adultSurcharge: money,
  childSurcharge: money,
  extraBedPrice: money,
  maxExtraBeds: count,
  minGuests: count,
  maxGuests: count,
})
export type RoomRates = z.infer<typeof roomRates>
/** What a room costs whenever it is: a row of the table of rooms has all of it. */
export type RoomTerms = Omit<RoomRates, 'seasons' | 'nights'>

/** A room of a hotel (a type with a count) or the one entire property of a villa or apartment. */
const room = z.object({
  id,
  resortId: id,
  name: z.string(),
  description: z.string(),
  beds: z.string(),
  ...asAnswered(roomFacts, roomFacts),
  rates: roomRates,
  benefitIds: z.array(z.int()),
})
export type Room = z.infer<typeof room>

const hostCard = z.object({
  name: z.string(),
  since: plainDate,
  avatarId: z.string(),
  answersWithinMinutes: count,
})

/** Everything the public page of a resort shows; texts in the asked language. */
export const resortDetail = z.object({
  id,
  type: resortType,
  resortTypeName: z.string(),
  name: z.string(),
  projectAreaName: z.string(),
  summary: z.string(),
  description: z.array(z.string()),
  /** A hotel's own; of a house the area. The way there in words comes with a booked stay. */
  address: z.string(),
  exactAddress: z._default(z.boolean(), true),
  /** A hotel's own; of a house a point within 500 m of it, always the same. */
  position: z._default(z.nullable(position), null),
  ...asAnswered(houseFacts, houseFacts),
  rate: z.number(),
  rates: z.object({ clean: z.number(), convenient: z.number(), service: z.number(), count }),
  minGuests: count,
  maxGuests: count,
  houseRules: z.array(z.string()),
  benefits: z.array(z.object({ id: z.int(), name: z.string() })),
  services: z.array(z.object({ id: z.int(), name: z.string() })),
  host: hostCard,
  rooms: z.array(room),
  promoted: z.boolean(),
  /** A virtual-reality tour that may be opened, null when there is none. */
  vrLink: z._default(z.nullable(z.string()), null),
})
export type ResortDetail = z.infer<typeof resortDetail>

/** One night of the availability calendar. `left` counts units of the room (or of all rooms together). */
const calendarNight = z.object({
  date: plainDate,
  left: count,
  price: money,
  priceAfterDiscount: money,
})
export const calendar = z.object({ roomId: z.nullable(id), nights: z.array(calendarNight) })
export type CalendarNight = z.infer<typeof calendarNight>

export const review = z.object({
  id,
  guestName: z.string(),
  stayedIn: z.string(),
  clean: count,
  convenient: count,
  service: count,
  average: z.number(),
  text: z.string(),
  pictureIds: z.array(z.string()),
  createdAt: z.string(),
  reply: z.nullable(z.object({ text: z.string(), createdAt: z.string() })),
})
export const reviewPage = z.object({ reviews: z.array(review), next: z.nullable(z.string()), total: count })
export type Review = z.infer<typeof review>
