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
import type { Actor, BookingEvent } from '#contract/booking/names.ts'
import type { Quote } from '#contract/shapes/booking.ts'
import type { Contact } from '#contract/shapes/contact.ts'
import type { CancellationPolicy, ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { PAYABLE, STATUSES, type Status } from '#contract/statuses.ts'
import type { WayToPay } from '#contract/waysToPay.ts'
import { instant } from '#server/db/instant.ts'
import { wordsOfName } from '#server/db/nameWords.ts'
import type { EventParams } from '#server/modules/lives/lives.ts'

const named = (statuses: readonly Status[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '))
const quoted = named(STATUSES)
const payable = named(PAYABLE)

/**
 * Stays that somebody booked. `status`, `base` and `version` are written by `advance` alone. Times of day, policies and the
 * quote are as they were when it was booked: a later change of the resort does not change what was promised.
 */
export const bookings = pgTable(
  'bookings',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    hostId: uuid('host_id').notNull(),
    /** The key with which it was made: the same key makes no second booking. */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<Status>().notNull(),
    /** The booked status that it had when a request was opened. */
    base: text('base').$type<Status>(),
    version: integer('version').notNull(),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    checkInTime: text('check_in_time').notNull(),
    checkOutTime: text('check_out_time').notNull(),
    adults: smallint('adults').notNull(),
    children: smallint('children').notNull(),
    toddlers: smallint('toddlers').notNull(),
    entireProperty: boolean('entire_property').notNull(),
    confirmationPolicy: text('confirmation_policy').$type<ConfirmationPolicy>().notNull(),
    cancellationPolicy: text('cancellation_policy').$type<CancellationPolicy>().notNull(),
    /** VND. `total` is what the stay costs, `paid` what arrived for it. */
    total: bigint('total', { mode: 'number' }).notNull(),
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
    editingFee: bigint('editing_fee', { mode: 'number' }).notNull().default(0),
    cancellationFee: bigint('cancellation_fee', { mode: 'number' }).notNull().default(0),
    paymentMethod: text('payment_method').$type<WayToPay>(),
    transferReported: boolean('transfer_reported').notNull().default(false),
    /** The host accepted the request before it was paid. */
    accepted: boolean('accepted').notNull().default(false),
    /** Until when the nights are held for payment. */
    holdUntil: instant('hold_until'),
    hostDeadline: instant('host_deadline'),
    checkedInAt: instant('checked_in_at'),
    /** The stay is over and nobody ever came. */
    noShow: boolean('no_show').notNull().default(false),
    /** The version that stands in the check-in code: a change of the stay raises it, and older codes end. */
    qrVersion: integer('qr_version').notNull().default(1),
    voucherId: uuid('voucher_id'),
    quote: jsonb('quote').$type<Quote>().notNull(),
    contact: jsonb('contact').$type<Contact>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    // UUIDs are made by the application and never meet, so finding one by id needs an index and no second constraint.
    index('bookings_by_id').on(table.id),
    index('bookings_by_tenant').on(table.tenantId, table.id),
    index('bookings_by_host').on(table.hostId, table.id),
    uniqueIndex('bookings_by_code').on(table.code),
    uniqueIndex('bookings_by_key').on(table.tenantId, table.idempotencyKey),
    // Staff finds stays by what their guests typed.
    index('bookings_by_email').on(sql`lower(${table.contact} ->> 'email')`),
    index('bookings_by_phone').on(sql`(${table.contact} ->> 'phone')`),
    index('bookings_by_name').using('gin', wordsOfName(sql`(${table.contact} ->> 'fullName')`)),
    index('bookings_held')
      .on(table.status)
      .where(sql`${table.status} in (${payable})`),
    check('bookings_status', sql`${table.status} in (${quoted})`),
    check('bookings_dates', sql`${table.checkIn} < ${table.checkOut}`),
    check('bookings_money', sql`${table.total} >= 0 and ${table.paid} >= 0`),
  ],
)
export type BookingRow = typeof bookings.$inferSelect

/** Which rooms, and how many of each. `units` is how many of the room there were. */
export const bookingRooms = pgTable(
  'booking_rooms',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    roomId: uuid('room_id').notNull(),
    count: smallint('count').notNull(),
    units: smallint('units').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.bookingId, table.roomId] }),
    foreignKey({
      columns: [table.resortId, table.bookingId],
      foreignColumns: [bookings.resortId, bookings.id],
    }),
  ],
)

/** Everything that ever happened to a booking; rows are added, never changed. `version` is the one that the event made. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    /** The row of the booking machine's table. */
    row: text('row').notNull(),
    event: text('event').$type<BookingEvent>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    actorId: uuid('actor_id'),
    from: text('from_status').$type<Status>(),
    to: text('to_status').$type<Status>().notNull(),
    params: jsonb('params').$type<EventParams>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.bookingId, table.version] }),
    index('booking_events_by_time').on(table.at),
    foreignKey({
      columns: [table.resortId, table.bookingId],
      foreignColumns: [bookings.resortId, bookings.id],
    }),
  ],
)

/** What staff has to look at: money that nobody expected, a host who did not answer, a payment that the gateway doubts. */
export const staffCases = pgTable(
  'staff_cases',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid('id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<EventParams>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Until when the clock waits for staff. */
    until: instant('until'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resortId, table.id] }),
    index('staff_cases_open')
      .on(table.createdAt)
      .where(sql`${table.closedAt} is null`),
  ],
)

/** Cancellations that count against a host: three in a month or six in a year lock the house. */
export const hostCancellations = pgTable(
  'host_cancellations',
  {
    hostId: uuid('host_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.bookingId] })],
)

/** Lockouts that staff lifted: cancellations up to this moment lock no more. */
export const hostLockLifts = pgTable(
  'host_lock_lifts',
  {
    hostId: uuid('host_id').notNull(),
    at: instant('at').notNull(),
    staffId: uuid('staff_id').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.at] })],
)

/** Scans of check-in codes. Two phones that scanned one guest are two rows; a scan that is sent twice is one. */
export const checkinScans = pgTable(
  'checkin_scans',
  {
    resortId: uuid('resort_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    nonce: text('nonce').notNull(),
    byId: uuid('by_id').notNull(),
    /** By the clock of the phone, and when the server heard of it. */
    scannedAt: instant('scanned_at').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.bookingId, table.nonce] })],
)
