import * as z from 'zod/mini'
import { bankAccount, bookingDetail, bookingSummary, historyEntry } from './booking.ts'
import { COMPLAINT_DECISIONS } from './complaint.ts'
import { contact } from './contact.ts'
import { checkinRequest, payout } from './host.ts'
import { serviceBookingDetail, serviceBookingSummary, ticketEvent } from './serviceBooking.ts'
import { refundProgress } from './refund.ts'
import {
  actOn,
  count,
  cursor,
  id,
  instant,
  line,
  MAX_PAGE_SIZE,
  money,
  pageSize,
  requiredLine,
  requiredText,
} from './primitives.ts'

export const QUEUES = [
  'refunds',
  'complaints',
  'transfers',
  'overdue',
  'reviews',
  'payouts',
  'others',
] as const
export type Queue = (typeof QUEUES)[number]
/** Something for each queue. */
export const ofEveryQueue = <Thing>(of: (queue: Queue) => Thing): Record<Queue, Thing> => ({
  refunds: of('refunds'),
  complaints: of('complaints'),
  transfers: of('transfers'),
  overdue: of('overdue'),
  reviews: of('reviews'),
  payouts: of('payouts'),
  others: of('others'),
})

/**
 * Something that waits for staff. `id` is the id of the refund, complaint, case, review or payout; `kind` says which of the
 * queue's kinds it is; `until` is when the clock decides by itself. `params` are facts of the kind.
 */
const queueItem = z.object({
  id,
  kind: z.string(),
  booking: z.nullable(bookingSummary),
  guestName: z.string(),
  hostName: z.string(),
  text: z.string(),
  pictureIds: z.array(z.string()),
  amount: z.nullable(money),
  createdAt: instant,
  until: z.nullable(instant),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type QueueItem = z.infer<typeof queueItem>
/**
 * Since when it waits for staff: a payout from when it is due, a refund that was sent from then on, until the bank says that it
 * arrived; all else from when it came in.
 */
export const waitsSince = ({
  createdAt,
  params: { dueOn, sentAt },
}: Pick<QueueItem, 'createdAt' | 'params'>): string =>
  [dueOn, sentAt].find((moment) => typeof moment === 'string') ?? createdAt
export const queueRequest = z.object({ queue: z.enum(QUEUES), cursor, page_size: pageSize })
export const queuePage = z.object({ items: z.array(queueItem), next: z.nullable(z.string()) })
export const deskSummary = z.object({
  waiting: z.record(z.enum(QUEUES), count),
  /** Since when the first of a queue waits, by its name; queues that are empty are left out. */
  oldest: z._default(z.record(z.string(), instant), {}),
  lockedHosts: count,
  /** When the ledger was last held against the bookings, and the differences that were found (none is good). */
  ledger: z.object({ checkedAt: z.nullable(instant), differences: count }),
})

/** By the code of a stay or of tickets, a transfer's words with one in them, or name, email or phone of the contact. */
export const findRequest = z.object({ text: requiredLine(100) })
export const found = z.object({ bookings: z.array(bookingSummary), tickets: z.array(serviceBookingSummary) })

const ledgerEntry = z.object({ at: instant, kind: z.string(), account: z.string(), amount: money })
/** An act of a person of the staff that is no step of the booking: a waived fee, a proof, a closed case. */
const auditEntry = z.object({
  at: instant,
  act: z.string(),
  byName: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
/** BANK: a bank's service told of it. STAFF: typed from the bank's statement. HOST: the host said so, and the bank has not yet. */
const TRANSFER_SOURCES = ['BANK', 'STAFF', 'HOST'] as const
export type TransferSource = (typeof TRANSFER_SOURCES)[number]
/**
 * UNCLEAR: nothing awaited it, so it is not in the booking's money until staff decides. IN_DOUBT: it is, but is not what was
 * due. KEPT: it is for good. RETURNED: it was, and goes back. DISMISSED: the bank shows none of what the host said.
 */
const TRANSFER_STATES = ['UNCLEAR', 'IN_DOUBT', 'KEPT', 'RETURNED', 'DISMISSED'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]
/** Money that came by bank transfer. `number` is the bank's own, null while only the host has spoken. */
const shownTransfer = z.object({
  id,
  number: z.nullable(z.string()),
  amount: money,
  source: z.enum(TRANSFER_SOURCES),
  state: z.enum(TRANSFER_STATES),
  at: instant,
})
export type ShownTransfer = z.infer<typeof shownTransfer>
/** By refund: how far the approval of a large one is that has still to go out, as the queue tells it. */
const approvals = z.record(z.string(), queueItem.shape.params)

/** A booking as staff sees it: with who did what, the money and the open cases. */
export const deskBooking = z.object({
  booking: bookingDetail,
  guest: z.object({ id, name: z.string(), email: z.string(), phone: z.string() }),
  host: z.object({ id, name: z.string(), phone: z.string() }),
  /** The booking's events with the name of the person, where one did it. */
  audit: z.array(z.object({ ...historyEntry.shape, byName: z.string() })),
  acts: z.array(auditEntry),
  ledger: z.array(ledgerEntry),
  payouts: z.array(payout),
  /** What came by bank transfer, oldest first. */
  transfers: z.array(shownTransfer),
  /** Where refunds by bank transfer go, as the guest said; null until then. */
  refundAccount: z.nullable(bankAccount),
  approvals,
  cases: z.array(queueItem),
})
export type DeskBooking = z.infer<typeof deskBooking>

/** Tickets as staff sees them. `comesBack` is what a cancellation by us would give back now, VND. */
export const deskTickets = z.object({
  booking: serviceBookingDetail,
  guest: z.object({ id, name: z.string(), email: z.string(), phone: z.string() }),
  audit: z.array(
    z.object({
      ...ticketEvent.shape,
      byName: z.string(),
      reason: z.string(),
    }),
  ),
  acts: z.array(auditEntry),
  ledger: z.array(ledgerEntry),
  refundAccount: z.nullable(bankAccount),
  approvals,
  comesBack: money,
})
export type DeskTickets = z.infer<typeof deskTickets>

const reason = requiredText(500)
/** What staff may do in the place of the guest (KT) or the host (CSH), who could do it now themselves. */
export const ACTS_FOR = [
  'GUEST_CANCEL',
  'GUEST_WITHDRAW',
  'GUEST_ACCEPT',
  'GUEST_REFUSE',
  'GUEST_COMPLETE',
  'HOST_CONFIRM',
  'HOST_ACCEPT',
  'HOST_REJECT',
  'HOST_ACCEPT_EDIT',
  'HOST_REFUSE_EDIT',
  'HOST_WITHDRAW',
  'HOST_COMPLETE',
] as const
export type ActFor = (typeof ACTS_FOR)[number]
export const actForRequest = z.object({ ...actOn, act: z.enum(ACTS_FOR), reason })
export const forceCancelRequest = z.object({
  ...actOn,
  reason,
  evidence: requiredText(2000),
  /** Nobody's fault: not counted against the host. */
  force_majeure: z._default(z.boolean(), false),
})
export const deskContactRequest = z.object({ ...actOn, contact, reason })
export const deskCheckinRequest = z.object({ ...checkinRequest.shape, reason })
export const waiveRequest = z.object({ ...actOn, fee: z.enum(['EDITING', 'CANCELLATION']), reason })
/**
 * Settles one transfer by its row, once: `transfer_number` is the bank's own number and `transfer_amount` its amount, of a row
 * that is known or as the bank's statement shows it. CONFIRM books with it and needs at least what is due; what is over goes
 * back. CANCEL gives it back. NOTHING: the statement shows no such transfer (both left out), so what was reported ends.
 */
export const settleTransferRequest = z.object({
  ...actOn,
  transfer_number: z._default(line(100), ''),
  transfer_amount: z._default(money.check(z.gte(0, { error: 'C_004' })), 0),
  decision: z.enum(['CONFIRM', 'CANCEL', 'NOTHING']),
  reason,
})
export const resolveRequest = z.object({
  ...actOn,
  decision: z.enum(COMPLAINT_DECISIONS),
  /** VND, with PART. */
  amount: z._default(money.check(z.gte(0, { error: 'C_004' })), 0),
  /** Whether it counts against the host, with FULL. */
  host_fault: z._default(z.boolean(), false),
  reason,
})
/**
 * APPROVE: a transfer that may be made. SEND: to the gateway once more. TRANSFERRED: sent by bank transfer, `proof` is its
 * number. DONE: it arrived. RETURNED: the bank sent the transfer back; it stays due.
 */
const REFUND_ACTS = ['APPROVE', 'SEND', 'TRANSFERRED', 'DONE', 'RETURNED'] as const
export const refundActRequest = z.object({
  refund_id: id,
  act: z.enum(REFUND_ACTS),
  proof: z._default(line(100), ''),
  reason,
})
/** What may be done to several refunds at once: all that needs no number of a transfer. */
const BULK_ACTS = ['APPROVE', 'SEND', 'DONE'] as const
export type BulkAct = (typeof BULK_ACTS)[number]
/** As many as a page of the queue holds, each once, under one reason. */
export const refundsActRequest = z.object({
  refunds: z.array(z.object({ refund_id: id, act: z.enum(BULK_ACTS) })).check(
    z.minLength(1, { error: 'C_002' }),
    z.maxLength(MAX_PAGE_SIZE, { error: 'C_031' }),
    z.refine((rows) => new Set(rows.map((row) => row.refund_id)).size === rows.length, { error: 'C_004' }),
  ),
  reason,
})
/** How one of them ended: the state it has now, or the code it was refused with. */
export const refundResult = z.object({
  refund_id: id,
  state: z.nullable(refundProgress.shape.state),
  code: z.nullable(z.enum(['G_404', 'G_409', 'G_SECOND_PERSON'])),
})
export type RefundResult = z.infer<typeof refundResult>
/** One for each that was asked for, in that order. */
export const refundResults = z.object({ results: z.array(refundResult) })
export const judgeReviewRequest = z.object({
  review_id: id,
  decision: z.enum(['KEEP', 'REJECT']),
  reason,
})
export const closeCaseRequest = z.object({ case_id: id, reason })
/** APPROVE: one of the two words that a large payout needs. */
export const payoutActRequest = z.object({
  payout_id: id,
  act: z._default(z.enum(['PAID', 'APPROVE']), 'PAID'),
  proof: z._default(line(100), ''),
  reason,
})

const lockedHost = z.object({
  hostId: id,
  name: z.string(),
  phone: z.string(),
  month: count,
  year: count,
  lockedUntil: z.union([instant, z.literal('forever')]),
})
export const lockedHosts = z.object({ hosts: z.array(lockedHost) })
export const liftRequest = z.object({ host_id: id, reason })
