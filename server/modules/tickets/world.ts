import type { StayForTickets } from '#contract/service/outsideStay.ts'
import type { CheckinIssuer } from '#server/modules/checkin/checkin.ts'
import type { PartnerTicketing } from '#server/ports/partner/partner.ts'
import type { Services } from '#server/services.ts'

/** What service bookings are built with, beside what every module has. */
export type TicketWorld = Services & {
  checkin: CheckinIssuer
  partner: Pick<PartnerTicketing, 'check'>
  /** A stay of this guest that still stands; null when there is none. */
  stayForTickets: (stayId: string, tenantId: string) => Promise<StayForTickets | null>
}
