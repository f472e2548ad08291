import type { CheckinIssuer } from '#server/modules/checkin/checkin.ts'
import type { searchEngine } from '#server/modules/search/search.ts'
import type { PartnerTicketing } from '#server/ports/partner/partner.ts'
import type { Services } from '#server/services.ts'
import type { Places } from './stays/stays.ts'

/** What bookings are built with, beside what every module has. */
export type BookingWorld = Services & {
  checkin: CheckinIssuer
  /** Whose tickets some services sell. */
  partner: Pick<PartnerTicketing, 'check'>
  /** See `keptPlaces`. */
  places: Places
  /** Other places that are free for the same days and people. */
  findAlternatives: ReturnType<typeof searchEngine>['alternatives']
}
