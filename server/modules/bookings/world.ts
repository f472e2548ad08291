import type { Alternative } from '#contract/shapes/booking.ts'
import type { Guests } from '#contract/price.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { CheckinIssuer } from '#server/modules/checkin/checkin.ts'
import type { Services } from '#server/services.ts'

/** A stay that somebody could not have, for which other places are looked for. */
export type AlternativesAsk = {
  resortId: string
  projectAreaId: number
  from: string
  to: string
  guests: Guests
  rooms: number
  /** At most this many. */
  most: number
  language: Language
}

/** What bookings are built with, beside what every module has. */
export type BookingWorld = Services & {
  checkin: CheckinIssuer
  /** Other places that are free for the same days and people, near ones first. */
  findAlternatives: (ask: AlternativesAsk) => Promise<Alternative[]>
}
