import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Actor } from '#contract/booking/names.ts'
import type { PartnerStatus } from '#contract/partner.ts'
import type { ServiceEvent } from '#contract/service/names.ts'
import { SERVICE_STATUSES, type ServiceCancelReason, type ServiceStatus } from '#contract/serviceStatuses.ts'
import type { ServiceQuote } from '#contract/shapes/service.ts'
import type { TicketContact } from '#contract/shapes/serviceBooking.ts'
import { instant } from '#server/db/instant.ts'
import { wordsOfName } from '#server/db/nameWords.ts'

const quoted = sql.raw(SERVICE_STATUSES.map((status) => `'${status}'`).join(', '))

/**
 * Tickets that somebody booked. `status` and `version` are written by `advanceTickets` alone. Times, terms and the quote are as
 * they were when it was booked: a later change of the service does not change what was promised.
 */
export const serviceBookings = pgTable(
  'service_bookings',
  {
    serviceId: uuid('service_id').notNull(),
    id: uuid().notNull(),
    code: text().notNull(),
    tenantId: uuid('tenant_id').notNull(),
    hostId: uuid('host_id').notNull(),
    /** The key with which it was made: the same key makes no second booking. */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text().$type<ServiceStatus>().notNull(),
    version: integer().notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    endTime: text('end_time').notNull(),
    quantity: smallint().notNull(),
    ticketsUsed: smallint('tickets_used').notNull().default(0),
    /** Cancelled by the guest while the others stand. */
    ticketsCancelled: smallint('tickets_cancelled').notNull().default(0),
    freeCancelHours: smallint('free_cancel_hours').notNull(),
    cancelFeePercent: smallint('cancel_fee_percent').notNull(),
    /** VND. `total` is what the tickets cost, `paid` what arrived for them. */
    total: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    cancellationFee: bigint('cancellation_fee', { mode: 'number' }).notNull().default(0),
    /** Until when the tickets are held for payment. */
    holdUntil: instant('hold_until'),
    /** What the partner's system said; null where the tickets are our own. */
    partnerStatus: text('partner_status').$type<PartnerStatus>(),
    /** Paid, and the partner has not confirmed yet. */
    confirming: boolean().notNull().default(false),
    /** Why it was cancelled by us. */
    reason: text().$type<ServiceCancelReason>(),
    /** The stay that it belongs to. */
    stayId: uuid('stay_id'),
    voucherId: uuid('voucher_id'),
    quote: jsonb().$type<ServiceQuote>().notNull(),
    contact: jsonb().$type<TicketContact>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.id] }),
    // UUIDs are made by the application and never meet, so finding one by id needs an index and no second constraint.
    index('service_bookings_by_id').on(table.id),
    index('service_bookings_by_tenant').on(table.tenantId, table.id),
    index('service_bookings_by_host').on(table.hostId, table.date),
    index('service_bookings_by_stay').on(table.stayId),
    uniqueIndex('service_bookings_by_code').on(table.code),
    uniqueIndex('service_bookings_by_key').on(table.tenantId, table.idempotencyKey),
    index('service_bookings_by_email').on(sql`lower(${table.contact} ->> 'email')`),
    index('service_bookings_by_phone').on(sql`(${table.contact} ->> 'phone')`),
    index('service_bookings_by_name').using('gin', wordsOfName(sql`(${table.contact} ->> 'fullName')`)),
    index('service_bookings_held')
      .on(table.status)
      .where(sql`${table.status} = 'SERVICE_PENDING'`),
    check('service_bookings_status', sql`${table.status} in (${quoted})`),
    check('service_bookings_money', sql`${table.total} >= 0 and ${table.paid} >= 0`),
    check(
      'service_bookings_cancelled',
      sql`${table.ticketsCancelled} between 0 and ${table.quantity} - ${table.ticketsUsed}`,
    ),
    check('service_bookings_used', sql`${table.ticketsUsed} between 0 and ${table.quantity}`),
  ],
)
export type ServiceBookingRow = typeof serviceBookings.$inferSelect

/** Everything that ever happened to a service booking; rows are added, never changed. `version` is the one that the event made. */
export const serviceBookingEvents = pgTable(
  'service_booking_events',
  {
    serviceId: uuid('service_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    version: integer().notNull(),
    at: instant().notNull(),
    /** The row of the service machine's table. */
    row: text().notNull(),
    event: text().$type<ServiceEvent>().notNull(),
    actor: text().$type<Actor>().notNull(),
    actorId: uuid('actor_id'),
    from: text('from_status').$type<ServiceStatus>(),
    to: text('to_status').$type<ServiceStatus>().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.bookingId, table.version] }),
    index('service_booking_events_by_time').on(table.at),
    foreignKey({
      columns: [table.serviceId, table.bookingId],
      foreignColumns: [serviceBookings.serviceId, serviceBookings.id],
    }),
  ],
)

/** One ticket, good for one person and one entrance. Its code is signed when it is shown and kept nowhere. */
export const tickets = pgTable(
  'tickets',
  {
    serviceId: uuid('service_id').notNull(),
    id: uuid().notNull(),
    bookingId: uuid('booking_id').notNull(),
    ticketTypeId: uuid('ticket_type_id').notNull(),
    /** Which ticket of its booking, from 1. */
    number: smallint().notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.id] }),
    index('tickets_by_id').on(table.id),
    index('tickets_by_booking').on(table.serviceId, table.bookingId),
  ],
)
export type TicketRow = typeof tickets.$inferSelect

/** Scans of tickets. Two phones that scanned one ticket are two rows; a scan that is sent twice is one. */
export const ticketScans = pgTable(
  'ticket_scans',
  {
    serviceId: uuid('service_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    nonce: text().notNull(),
    byId: uuid('by_id').notNull(),
    /** By the clock of the phone, and when the server heard of it. */
    scannedAt: instant('scanned_at').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.ticketId, table.nonce] })],
)
