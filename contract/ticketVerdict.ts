import { ARRIVAL_LIST_HOURS } from './checkinVerdict.ts'
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
  | { light: 'amber'; reason: 'listMissing' | 'listOld' | 'notInList'; facts: TicketFacts }
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
  if (context.today < facts.date) return { light: 'red', reason: 'tooEarly', facts }
  if (context.today > facts.date) return { light: 'red', reason: 'tooLate', facts }
  if (!list) return { light: 'amber', reason: 'listMissing', facts }
  const age = context.now - Date.parse(list.fetchedAt)
  // A list from the future means that this device's clock is wrong, and then nobody knows how old it is.
  if (age < 0 || age >= ARRIVAL_LIST_HOURS * 3_600_000) return { light: 'amber', reason: 'listOld', facts }
  return entry ? { light: 'green', facts } : { light: 'amber', reason: 'notInList', facts }
}
