import { HOLD_GRACE_MINUTES } from '../numbers.ts'
import type { PartnerStatus } from '../partner.ts'
import type { ServiceStatus } from '../serviceStatuses.ts'

/**
 * What the machine knows of a service booking. A fact that is left out has not been asked and is taken as fulfilled: a
 * screen offers, and the server decides.
 */
export type ServiceFacts = {
  status: ServiceStatus | null
  now: Temporal.Instant
  paid: boolean
  /** What the partner's system says; tickets that are sold by us alone count as ORDERED. */
  partner: PartnerStatus
  holdUntil: Temporal.Instant | null
  freeUntil: Temporal.Instant
  startsAt: Temporal.Instant
  /** The end of the day on which the tickets are good. */
  dayEnds: Temporal.Instant
  ticketsUsed: number
  /** Tickets that are not used yet, with the one that is being scanned. */
  ticketsLeft: number
  slotFree?: boolean
  slotOpen?: boolean
  priceUnchanged?: boolean
  couponValid?: boolean
  partnerAgrees?: boolean
  gatewaySaysUnpaid?: boolean
  feeAccepted?: boolean
  reasonGiven?: boolean
  codeValid?: boolean
}

const told = (fact: boolean | undefined) => fact !== false
const before = (now: Temporal.Instant, then: Temporal.Instant) => Temporal.Instant.compare(now, then) < 0
const guard = (code: string, holds: (facts: ServiceFacts) => boolean) => ({ code, holds })

/** Every condition of the service machine by name, with the code a person reads when it does not hold. */
export const SERVICE_GUARDS = {
  slotOpen: guard('G_SLOT_CLOSED', (f) => told(f.slotOpen) && before(f.now, f.startsAt)),
  slotFree: guard('ticket_not_enough', (f) => told(f.slotFree)),
  priceUnchanged: guard('ticket_change_price', (f) => told(f.priceUnchanged)),
  couponValid: guard('invalid_coupon', (f) => told(f.couponValid)),
  partnerAgrees: guard('ticket_not_enough', (f) => told(f.partnerAgrees)),
  partnerOrders: guard('G_TICKETS_409', (f) => f.partner === 'ORDERED'),
  partnerWaits: guard('G_TICKETS_409', (f) => f.partner === 'PENDING'),
  partnerRefuses: guard('G_TICKETS_409', (f) => f.partner === 'CSH_CANCEL'),
  isPaid: guard('G_TICKETS_409', (f) => f.paid),
  notPaid: guard('G_TICKETS_409', (f) => !f.paid),
  holdOver: guard(
    'G_TICKETS_409',
    (f) => f.holdUntil !== null && !before(f.now, f.holdUntil.add({ minutes: HOLD_GRACE_MINUTES })),
  ),
  gatewaySaysUnpaid: guard('G_TICKETS_409', (f) => told(f.gatewaySaysUnpaid)),
  freePeriod: guard('G_TICKETS_409', (f) => before(f.now, f.freeUntil)),
  beforeStart: guard('G_TICKETS_STARTED', (f) => before(f.now, f.startsAt)),
  noneUsed: guard('G_TICKET_USED', (f) => f.ticketsUsed === 0),
  feeAccepted: guard('G_TICKET_FEE', (f) => told(f.feeAccepted)),
  reasonGiven: guard('C_001', (f) => told(f.reasonGiven)),
  codeValid: guard('G_TICKET_CODE', (f) => told(f.codeValid)),
  lastTicket: guard('G_TICKETS_409', (f) => f.ticketsLeft <= 1),
  moreTickets: guard('G_TICKETS_409', (f) => f.ticketsLeft > 1),
  dayEnded: guard('G_TICKETS_409', (f) => !before(f.now, f.dayEnds)),
} as const

export type ServiceGuardName = keyof typeof SERVICE_GUARDS
