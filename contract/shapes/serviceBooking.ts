import * as z from 'zod/mini'
import { SERVICE_CANCEL_REASONS, SERVICE_STATUSES } from '../serviceStatuses.ts'
import { SERVICE_TABS } from '../serviceTabs.ts'
import { email, phone } from './contact.ts'
import { gatewaysFor } from './gatewaysFor.ts'
import {
  actOn,
  count,
  cursor,
  id,
  instant,
  money,
  pageSize,
  plainDate,
  requiredLine,
  requiredText,
  text,
  token,
  version,
} from './primitives.ts'
import { refundProgress } from './refund.ts'
import { serviceKind, serviceQuote, ticketCount, ticketQuoteRequest } from './service.ts'

/** Whom the host may reach about tickets. */
export const ticketContact = z.object({
  fullName: requiredLine(100),
  phone,
  email,
  note: z._default(text(500), ''),
})
export type TicketContact = z.infer<typeof ticketContact>

export const buyRequest = z.object({
  ...ticketQuoteRequest.shape,
  contact: ticketContact,
  /** The total on the person's screen: another total now is asked about, never charged silently. */
  shown_total: money,
  /** The stay that these tickets belong to, where there is one. */
  booking_id: z.optional(id),
})
export type BuyRequest = z.infer<typeof buyRequest>

const serviceStatus = z.enum(SERVICE_STATUSES)
export const serviceTab = z.enum(SERVICE_TABS)
export const serviceListRequest = z.object({
  tab: z._default(serviceTab, 'all'),
  cursor,
  page_size: pageSize,
})

export const serviceBookingSummary = z.object({
  id,
  code: z.string(),
  status: serviceStatus,
  version,
  serviceId: id,
  serviceName: z.string(),
  kind: serviceKind,
  projectAreaName: z.string(),
  pictureId: z.string(),
  date: plainDate,
  time: z.string(),
  endTime: z.string(),
  /** Tickets by type, as they were bought. */
  tickets: z.array(z.object({ ticketTypeId: id, name: z.string(), quantity: count })),
  quantity: count,
  ticketsUsed: count,
  /** Tickets that were cancelled while the others stand. */
  ticketsCancelled: z._default(count, 0),
  total: money,
  paid: money,
  holdUntil: z.nullable(instant),
  /** Paid, and the partner has not confirmed yet. */
  confirming: z.boolean(),
  reason: z.nullable(z.enum(SERVICE_CANCEL_REASONS)),
  freeUntil: instant,
  /** The stay that it belongs to. */
  stayId: z.nullable(id),
  createdAt: instant,
})
export type ServiceBookingSummary = z.infer<typeof serviceBookingSummary>

export const serviceBookingPage = z.object({
  bookings: z.array(serviceBookingSummary),
  next: z.nullable(z.string()),
  counts: z.record(serviceTab, count),
  serverNow: instant,
})
export type ServiceBookingPage = z.infer<typeof serviceBookingPage>

/** One ticket with its own signed QR, which opens the gate once. */
const ticket = z.object({
  id,
  number: count,
  typeName: z.string(),
  /** The QR's text; null once the ticket no longer stands. */
  code: z.nullable(z.string()),
  usedAt: z.nullable(instant),
  /** What was paid for it, VND. */
  share: z._default(money, 0),
  cancelledAt: z._default(z.nullable(instant), null),
})
export type Ticket = z.infer<typeof ticket>

/** One visit to the gateway, as the payment history shows it. */
const paymentEntry = z.object({
  reference: z.string(),
  amount: money,
  state: z.enum(['OPEN', 'PAID', 'FAILED', 'SUSPICIOUS']),
  at: instant,
})

/** Something that happened to tickets. */
export const ticketEvent = z.object({
  at: instant,
  event: z.string(),
  actor: z.enum(['KT', 'CSH', 'STF', 'SYS']),
  to: serviceStatus,
})

export const serviceBookingDetail = z.object({
  ...serviceBookingSummary.shape,
  quote: serviceQuote,
  contact: ticketContact,
  cancelFeePercent: count,
  freeCancelHours: count,
  cancellationFee: money,
  codes: z.array(ticket),
  payments: z.array(paymentEntry),
  refunds: z.array(refundProgress),
  history: z.array(ticketEvent),
  address: z.string(),
  meeting: z.string(),
  rules: z.array(z.string()),
  hostName: z.string(),
  hostPhone: z.string(),
  /** A payment at the gateway is not yet known to have ended. */
  verifyingPayment: z.boolean(),
  gateways: gatewaysFor,
  serverNow: instant,
})
export type ServiceBookingDetail = z.infer<typeof serviceBookingDetail>

export const serviceBookingRequest = z.object({ booking_id: id })
export const serviceActRequest = z.object(actOn)

/** What cancelling would cost now: `refund = paid − fee`. `free`: nothing is kept. */
export const ticketCancelQuote = z.object({
  paid: money,
  fee: money,
  refund: money,
  free: z.boolean(),
  percent: count,
  freeUntil: instant,
  serverNow: instant,
})
export type TicketCancelQuote = z.infer<typeof ticketCancelQuote>

/**
 * Cancels the tickets named in `ticket_ids`, all that still stand when left out. `shown_fee`: the fee on the person's screen,
 * none when left out. `tickets`, where given, counts them by type: more than stand is A_006, another count than that of the
 * named ones A_009.
 */
export const ticketCancelRequest = z.object({
  ...actOn,
  shown_fee: z.optional(money),
  tickets: z.optional(z.array(ticketCount).check(z.maxLength(20))),
  ticket_ids: z.optional(z.array(id).check(z.minLength(1, { error: 'C_002' }), z.maxLength(20))),
  reason: z.optional(text(500)),
})
export type TicketCancelRequest = z.infer<typeof ticketCancelRequest>

export const deskCancelService = z.object({ ...actOn, reason: requiredText(500) })

export const servicePayAddress = z.object({
  address: z.string(),
  reference: z.string(),
  expiresAt: instant,
  booking: serviceBookingDetail,
})
export const servicePaymentState = z.object({
  state: z.enum(['SUCCEEDED', 'FAILED', 'EXPIRED', 'VERIFYING', 'CHARGED_NOT_BOOKED']),
  reference: z.nullable(z.string()),
  amount: z.nullable(money),
  responseCode: z.nullable(z.string()),
  booking: serviceBookingDetail,
})
export type ServicePaymentState = z.infer<typeof servicePaymentState>

/** Tickets of today and tomorrow at a host's services, for the phone at the gate; they name nobody. */
export const gateTickets = z.object({
  fetchedAt: instant,
  services: z.array(z.object({ id, name: z.string() })),
  tickets: z.array(
    z.object({
      id,
      serviceId: id,
      date: plainDate,
      time: z.string(),
      typeName: z.string(),
      revoked: z.boolean(),
      usedAt: z.nullable(instant),
    }),
  ),
})
export type GateTickets = z.infer<typeof gateTickets>

/** A scan of a ticket; the nonce is the scan's own, so that it counts once however often it is sent. */
export const ticketScan = z.object({
  /** As it was read: base45 text may have spaces at its ends. */
  code: requiredLine(300),
  nonce: token(8, 64),
  scanned_at: instant,
})
export const ticketScanned = z.object({
  ticketId: id,
  serviceId: id,
  serviceName: z.string(),
  typeName: z.string(),
  number: count,
  of: count,
  date: plainDate,
  time: z.string(),
  usedAt: instant,
  /** Every scan of this ticket, oldest first. */
  scans: z.array(z.object({ at: instant, byMe: z.boolean() })),
  /** This scan was the one that used the ticket. */
  first: z.boolean(),
})
export type TicketScanned = z.infer<typeof ticketScanned>
