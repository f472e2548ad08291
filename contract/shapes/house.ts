import * as z from 'zod/mini'
import { asAnswered } from '../fields.ts'
import { bankAccount } from './booking.ts'
import { position } from './position.ts'
import { id, localized, requiredLine } from './primitives.ts'
import { roomRates } from './resort.ts'
import { resortType } from './resortKinds.ts'
import { houseKept, roomFacts } from './saidHouse.ts'

/** A room as its host edits it. */
const houseRoom = z.object({
  id,
  name: localized,
  description: localized,
  beds: localized,
  ...asAnswered(roomFacts, roomFacts),
  rates: z.omit(roomRates, { seasons: true, nights: true }),
  benefitIds: z.array(z.int()),
})
export type HouseRoom = z.infer<typeof houseRoom>

/** A place as its host edits it; it is found by guests once it has a room. */
export const house = z.object({
  id,
  type: resortType,
  ...asAnswered(houseKept, houseKept),
  name: localized,
  summary: localized,
  description: localized,
  address: localized,
  position: z._default(z.nullable(position), null),
  directions: localized,
  houseRules: localized,
  serviceIds: z.array(z.int()),
  vrLink: z._default(z.nullable(z.string()), null),
  /** Changes with whatever is said of the place or of a room of it: who saves says on which they looked. */
  version: z.string(),
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
