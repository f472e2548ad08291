import { eTickets } from './ports/partner/etickets.ts'
import type { PartnerTicketing } from './ports/partner/partner.ts'
import type { Services } from './services.ts'

/** Where no partner was set up nothing can be asked, and callers hear it as they hear of a dead line. */
const NOBODY: PartnerTicketing = {
  standIn: false,
  check: async () => ({ ok: false, typeFail: 'NETWORK', message: '', tickets: [] }),
}

/** The partner that the settings name, and how to let go of it. */
export function partnerOf({ settings, clock, log }: Services): {
  partner: PartnerTicketing
  stop: () => void
} {
  if (settings.partner === null) return { partner: NOBODY, stop: () => {} }
  const partner = eTickets(settings.partner, clock, (reason) =>
    log.warn({ reason }, 'nothing came of a question to the ticketing partner'),
  )
  return { partner, stop: partner.keepLooking() }
}
