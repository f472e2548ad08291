import * as z from 'zod/mini'
import { FIRST_ROOMS_MAX, HOUSE_PICTURES_MAX, ROOM_PICTURES_MAX } from '../numbers.ts'
import { phone } from './contact.ts'
import { position } from './position.ts'
import { id, line, money, requiredLine, text, token, whole } from './primitives.ts'
import { cancellationPolicy, confirmationPolicy, resortType } from './resortKinds.ts'

/** Texts of a host: Vietnamese has to be there; where there is no English one, the Vietnamese is shown. */
const said = (max: number) => z.object({ vi: requiredLine(max), en: line(max) })
/** Paragraphs or lines: each line of what was typed is one. */
const written = (max: number) => z.object({ vi: text(max), en: text(max) })
const chosen = z.array(whole).check(z.maxLength(100))
/** A time of the day at the place, `HH:mm`. */
const clock = z.string({ error: 'C_001' }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'C_004' }))
/** Square metres. */
const area = z
  .number({ error: 'C_001' })
  .check(z.gte(5, { error: 'C_004' }), z.lte(100_000, { error: 'C_004' }))
/** Pictures in the order they are shown: those that are there already, and such as were sent before. */
const pictures = (least: number, most: number) =>
  z.array(token(1, 200)).check(z.minLength(least, { error: 'C_032' }), z.maxLength(most, { error: 'C_039' }))

const price = money.check(z.gte(0, { error: 'C_052' }), z.lte(500_000_000, { error: 'C_052' }))
const nightPrice = money.check(z.gte(50_000, { error: 'C_052' }), z.lte(500_000_000, { error: 'C_052' }))
const few = (least: number, most: number) =>
  z.int({ error: 'C_001' }).check(z.gte(least, { error: 'C_004' }), z.lte(most, { error: 'C_004' }))

/** When it is quiet, over midnight too; null: at no time, left out: as it was. */
const quiet = { quiet_from: z.optional(z.nullable(clock)), quiet_until: z.optional(z.nullable(clock)) }
/** The hours of a place: they also go with a booking, to the gate. */
export const houseHours = { check_in_time: clock, check_out_time: clock, ...quiet }
/**
 * What its host says of a place and everybody reads as it was said. A line here is what the host's form sends, a column's
 * value, and what host and guests are answered: `answered`, `fieldsOf` and `sentAgain` take it from one to the other.
 */
export const houseFacts = {
  project_area_id: whole,
  picture_ids: pictures(1, HOUSE_PICTURES_MAX),
  area,
  ...houseHours,
  confirmation_policy: confirmationPolicy,
  cancellation_policy: cancellationPolicy,
}

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

/** What everybody reads of a room as it was said. */
export const roomFacts = {
  picture_ids: pictures(1, ROOM_PICTURES_MAX),
  area,
  bedrooms: few(0, 50),
  bathrooms: few(0, 50),
  /** How many rooms of this kind; 1 where the whole house is let. */
  units: few(1, 500),
  entire_property: z.boolean(),
}
/** What a night of it costs, VND, and for how many. */
export const roomPrices = {
  base_price: nightPrice,
  weekend_price: z.nullable(nightPrice),
  discount_percent: few(0, 90),
  included_adults: few(1, 50),
  adult_surcharge: price,
  child_surcharge: price,
  extra_bed_price: price,
  max_extra_beds: few(0, 20),
  max_guests: few(1, 50),
}
/** What a host says of a room. */
const roomWords = {
  name: said(120),
  description: said(1000),
  beds: said(200),
  ...roomFacts,
  ...roomPrices,
  benefit_ids: chosen,
}
/** A room of a place that is yet to be made. */
export const firstRoom = z.object(roomWords)
/** What the place was like when its host began to change it; left out: they have not looked. */
const seen = { version: z.optional(token(1, 64)) }
export const saveRoomRequest = z.object({
  resort_id: id,
  room_id: z.optional(id),
  ...seen,
  ...roomWords,
})
const quietHours = z.object(quiet)
/** Quiet hours are said from and until or not at all, and not all day; told whatever else is missing. */
const quietTogether = z.superRefine<z.infer<typeof quietHours>>(
  ({ quiet_from: from = null, quiet_until: until = null }, wrong) => {
    const told = (field: keyof typeof quiet, message: string) =>
      wrong.addIssue({ code: 'custom', path: [field], message })
    if (from === null && until !== null) told('quiet_from', 'C_001')
    if (from !== null && until === null) told('quiet_until', 'C_001')
    if (from !== null && from === until) told('quiet_until', 'G_SAME_HOUR')
  },
  { when: ({ value }) => quietHours.safeParse(value).success },
)
/** A new place may come with its first rooms: all of it is made, or nothing. */
export const saveHouseRequest = z
  .object({
    resort_id: z.optional(id),
    ...seen,
    ...houseWords,
    rooms: z.optional(z.array(firstRoom).check(z.maxLength(FIRST_ROOMS_MAX, { error: 'C_004' }))),
  })
  .check(quietTogether)
