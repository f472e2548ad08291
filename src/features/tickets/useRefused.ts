import { useState } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import type { Code } from '#contract/codes.ts'
import { ticketQuoteAnswer, type TicketQuoteAnswer } from '#contract/shapes/service.ts'
import type { TicketDraft } from './draft.ts'
import { quoteInputOf } from './quoteInput.ts'

const COUPON_CODES: readonly string[] = ['invalid_coupon', 'wrong_coupon_code', 'C_017']

/** What is wanted: other tickets, or the same without their stay, are another wish. */
const wantedOf = (draft: TicketDraft) => JSON.stringify([quoteInputOf(draft), draft.stayId])

type Refused = { asked: string; problem: ApiProblem; now: TicketQuoteAnswer | null }

/**
 * What was last refused, while the very same is still wanted. The quote that came with it says more than one that is asked for
 * anew: a partner's word is in it.
 */
export function useRefused(draft: TicketDraft) {
  const [refused, setRefused] = useState<Refused | null>(null)
  // A coupon is dropped when it is refused; why stays at its field until another is typed.
  const [coupon, setCoupon] = useState<{ code: Code; typed: string } | null>(null)
  const { typed, applied } = draft.coupon
  const about = refused?.asked === wantedOf(draft) ? refused : null
  return {
    problem: about?.problem ?? null,
    now: about?.now ?? null,
    couponProblem: applied === '' && coupon?.typed === typed ? coupon.code : null,
    /** Writes down a refusal; answers what it changes of the draft. */
    take(problem: ApiProblem): Partial<TicketDraft> {
      if (applied !== '' && COUPON_CODES.includes(problem.code)) {
        setRefused(null)
        setCoupon({ code: problem.code, typed: applied })
        return { coupon: { typed: applied, applied: '' } }
      }
      const now = ticketQuoteAnswer.safeParse(problem.current)
      setRefused({
        asked: wantedOf(draft),
        problem,
        now: now.success ? now.data : null,
      })
      return {}
    },
  }
}
