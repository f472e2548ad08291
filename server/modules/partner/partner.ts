import { PARTNER_RESULTS } from '#contract/partner.ts'
import type { TicketCheckAnswer } from '#contract/shapes/partner.ts'
import type { Handlers } from '#server/handlers.ts'
import type { PartnerAnswer, PartnerTicketing } from '#server/ports/partner/partner.ts'

/** What modules need that ask the ticketing partner. */
export type PartnerWorld = { partner: PartnerTicketing }

/** The partner's answer as the specification hands it on. */
function ticketCheckAnswerOf(answer: PartnerAnswer): TicketCheckAnswer {
  if (answer.ok) return { fail: false, tickets: [...answer.tickets] }
  if (answer.typeFail === 'NETWORK') return { fail: true }
  const { typeFail, message, tickets } = answer
  return { fail: true, typeFail: PARTNER_RESULTS[typeFail], message, tickets: [...tickets] }
}

/** The call that asks the partner on somebody's behalf. */
export function partnerHandlers({ partner }: PartnerWorld): Pick<Handlers, 'partner.check'> {
  return {
    'partner.check': async (payload) => ticketCheckAnswerOf(await partner.check(payload)),
  }
}
