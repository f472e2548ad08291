import * as z from 'zod/mini'
import { answered } from '../fields.ts'
import { FIRST_ROOMS_MAX, ROOM_PICTURES_MAX } from '../numbers.ts'
import { phone } from './contact.ts'
import { bankAccount } from './booking.ts'
import { position } from './position.ts'
import { count, id, line, money, requiredLine, text, whole } from './primitives.ts'
import { area, clock, houseFacts, pictures, resortType, roomRates } from './resort.ts'

/** Texts of a host: Vietnamese has to be there; where there is no English one, the Vietnamese is shown. */
const said = (max: number) => z.object({ vi: requiredLine(max), en: line(max) })
/** Paragraphs or lines: each line of what was typed is one. */
const written = (max: number) => z.object({ vi: text(max), en: text(max) })
const chosen = z.array(whole).check(z.maxLength(100))
const price = money.check(z.gte(0, { error: 'C_052' }), z.lte(500_000_000, { error: 'C_052' }))
const nightPrice = money.check(z.gte(50_000, { error: 'C_052' }), z.lte(500_000_000, { error: 'C_052' }))
const few = (least: number, most: number) =>
  z.int({ error: 'C_001' }).check(z.gte(least, { error: 'C_004' }), z.lte(most, { error: 'C_004' }))

/** What is kept of a place as its host said it, and answered to them so. */
export const houseKept = {
  ...houseFacts,
  hotline: z.nullable(phone),
  /** Until when one books for the same day; null or left out: as the product has it. */
  same_day_until: z._default(z.nullable(clock), null),
}
/** What a host says of a place. The type is chosen once, when it is made. */
const houseWords = {
  type: resortType,
  ...houseKept,
  name: said(120),
  summary: said(300),
  description: written(5000),
  address: said(300),
  /** Where it is on the map; left out: as it was, null: not said. */
  position: z.optional(z.nullable(position)),
  directions: written(2000),
  house_rules: written(2000),
  service_ids: chosen,
  /** A tour in virtual reality, https at an allowed host (else C_043); empty or null: none. */
  vr_link: z.optional(z.nullable(line(500))),
}

/** What a host says of a room: what it is, for how many, and what it costs a night (VND). */
const roomWords = {
  name: said(120),
  description: said(1000),
  beds: said(200),
  picture_ids: pictures(1, ROOM_PICTURES_MAX),
  area,
  bedrooms: few(0, 50),
  bathrooms: few(0, 50),
  /** How many rooms of this kind; 1 where the whole house is let. */
  units: few(1, 500),
  entire_property: z.boolean(),
  base_price: nightPrice,
  weekend_price: z.nullable(nightPrice),
  discount_percent: few(0, 90),
  included_adults: few(1, 50),
  adult_surcharge: price,
  child_surcharge: price,
  extra_bed_price: price,
  max_extra_beds: few(0, 20),
  max_guests: few(1, 50),
  benefit_ids: chosen,
}
/** A room of a place that is yet to be made. */
export const firstRoom = z.object(roomWords)
export const saveRoomRequest = z.object({ resort_id: id, room_id: z.optional(id), ...roomWords })
/** A new place may come with its first rooms: all of it is made, or nothing. */
export const saveHouseRequest = z.object({
  resort_id: z.optional(id),
  ...houseWords,
  rooms: z.optional(z.array(firstRoom).check(z.maxLength(FIRST_ROOMS_MAX, { error: 'C_004' }))),
})

const both = z.object({ vi: z.string(), en: z.string() })
/** A room as its host edits it. */
const houseRoom = z.object({
  id,
  name: both,
  description: both,
  beds: both,
  pictureIds: z.array(z.string()),
  area: z.number(),
  bedrooms: count,
  bathrooms: count,
  units: count,
  entireProperty: z.boolean(),
  rates: z.omit(roomRates, { seasons: true, nights: true }),
  benefitIds: z.array(z.int()),
})
export type HouseRoom = z.infer<typeof houseRoom>

/** A place as its host edits it; it is found by guests once it has a room. */
export const house = z.object({
  id,
  type: resortType,
  ...answered(houseKept, houseKept),
  name: both,
  summary: both,
  description: both,
  address: both,
  position: z._default(z.nullable(position), null),
  directions: both,
  houseRules: both,
  serviceIds: z.array(z.int()),
  vrLink: z._default(z.nullable(z.string()), null),
  rooms: z.array(houseRoom),
})
export type House = z.infer<typeof house>
export const houseRequest = z.object({ resort_id: id })

/** Where guests transfer to. `bin` is the bank's six digits of NAPAS. */
export const bankRequest = z.object({
  bin: z.string({ error: 'C_002' }).check(z.regex(/^\d{6}$/, { error: 'C_002' })),
  number: z.pipe(requiredLine(30), z.string().check(z.regex(/^[\dA-Za-z]{4,19}$/, { error: 'C_004' }))),
  holder: requiredLine(70),
})
export const bankAnswer = z.object({ account: z.nullable(bankAccount) })
