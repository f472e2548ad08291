import type { PartnerFail, PartnerStatus } from '#contract/partner.ts'
import type { PartnerTicket, TicketCheckRequest } from '#contract/shapes/partner.ts'

/** What the partner says to a purchase. `NETWORK`: it was out of reach or not to be understood, so nothing is known. */
export type PartnerAnswer =
  | { ok: true; partnerStatus: PartnerStatus | null; tickets: readonly PartnerTicket[] }
  | {
      ok: false
      typeFail: PartnerFail | 'NETWORK'
      /** The partner's own words, in the language that was asked for; empty without a network. */
      message: string
      /** The tickets that fail; empty when it is the coupon or the network. */
      tickets: readonly PartnerTicket[]
    }

/** The partner who issues tickets. */
export interface PartnerTicketing {
  /** Whether this is the stand-in. */
  standIn: boolean
  /**
   * Whether these tickets and this coupon can be had; asking books nothing. Also tells how a booking that the partner knows
   * stands there (`partnerStatus`; null when it says nothing). Never rejects: what goes wrong on the way is `NETWORK`.
   */
  check(payload: TicketCheckRequest): Promise<PartnerAnswer>
}
