import { clockBy, daysOfList } from './gateClock.ts'
import type { GateTickets } from './shapes/serviceBooking.ts'
import type { TicketFacts, TicketVerification } from './ticketCode.ts'

/** What the scanning device knows at the moment of a scan. */
export interface TicketScanContext {
  /** The tickets expected at this host's services, kept on the device. */
  list: GateTickets | null
  /** The calendar day at the place, YYYY-MM-DD. */
  today: string
  /** Milliseconds since 1970. */
  now: number
  usedOnThisDevice: boolean
  /** Keys whose tickets no longer count, by their ids. */
  withdrawnKeys: readonly number[]
}

/** What the gate shows for a ticket. Green: signed, of today, not used. Amber: signed, but what this device knows is too old. */
export type TicketVerdict =
  | { light: 'green'; facts: TicketFacts }
  | {
      light: 'amber'
      reason: 'listMissing' | 'listOld' | 'clockBehind' | 'clockUnsure' | 'notInList'
      facts: TicketFacts
    }
  | { light: 'red'; reason: 'unreadable' | 'unknownKey' | 'withdrawnKey' | 'forged' }
  | { light: 'red'; reason: 'wrongService' | 'tooEarly' | 'tooLate' | 'revoked' | 'used'; facts: TicketFacts }

/** The light for a scanned ticket. Pure: the same scan gives the same light with and without a network. */
export function judgeTicket(verification: TicketVerification, context: TicketScanContext): TicketVerdict {
  if (verification.kind === 'unknownKey' && context.withdrawnKeys.includes(verification.keyId))
    return { light: 'red', reason: 'withdrawnKey' }
  if (verification.kind !== 'signed') return { light: 'red', reason: verification.kind }
  const { facts } = verification
  const { list } = context
  const entry = list?.tickets.find(({ id }) => id === facts.ticketId)
  if (list && !list.services.some(({ id }) => id === facts.serviceId))
    return { light: 'red', reason: 'wrongService', facts }
  if (entry?.revoked) return { light: 'red', reason: 'revoked', facts }
  if (context.usedOnThisDevice || (entry?.usedAt ?? null) !== null)
    return { light: 'red', reason: 'used', facts }
  const clock = list === null ? 'fine' : clockBy(list.fetchedAt, context.now)
  const { first, last } = list === null ? { first: '', last: '' } : daysOfList(list.fetchedAt)
  if (clock === 'behind')
    return first > facts.date
      ? { light: 'red', reason: 'tooLate', facts }
      : { light: 'amber', reason: 'clockBehind', facts }
  if (context.today !== facts.date) {
    if (clock === 'unsure' && facts.date >= first && facts.date <= last)
      return { light: 'amber', reason: 'clockUnsure', facts }
    return { light: 'red', reason: context.today < facts.date ? 'tooEarly' : 'tooLate', facts }
  }
  if (!list) return { light: 'amber', reason: 'listMissing', facts }
  if (clock === 'unsure') return { light: 'amber', reason: 'listOld', facts }
  return entry ? { light: 'green', facts } : { light: 'amber', reason: 'notInList', facts }
}
