import { and, asc, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import { named, type Sought } from '#server/db/named.ts'
import { ticketShares, type PaidTicket } from '#contract/service/cancelling.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { arrived } from '#server/modules/lives/lives.ts'
import { post, type ForBooks } from '#server/modules/ledger/ledger.ts'
import { serviceBookingEvents, serviceBookings, tickets, type ServiceBookingRow } from './tables.ts'

/**
 * The key under which payments, refunds, payouts and the books know a service booking: they serve every kind of booking, and
 * what is sold stands where a stay has its resort.
 */
export const keyOf = ({ serviceId, id }: Pick<ServiceBookingRow, 'serviceId' | 'id'>) => ({
  resortId: serviceId,
  id,
})
const at = ({ serviceId, id }: Pick<ServiceBookingRow, 'serviceId' | 'id'>) =>
  and(eq(serviceBookings.serviceId, serviceId), eq(serviceBookings.id, id))

/** A service booking by its id; null when there is none. */
export async function findServiceBooking(
  db: Database | Transaction,
  id: string,
): Promise<ServiceBookingRow | null> {
  const [booking] = await db.select().from(serviceBookings).where(eq(serviceBookings.id, id))
  return booking ?? null
}

/**
 * A service booking by its id, locked until the transaction ends: whoever changes one comes here first, and touches vouchers
 * and then slots after it, so that nobody waits in a circle.
 */
export async function lockServiceBooking(tx: Transaction, id: string): Promise<ServiceBookingRow | null> {
  const [booking] = await tx.select().from(serviceBookings).where(eq(serviceBookings.id, id)).for('update')
  return booking ?? null
}

/** The service booking that a person made with this key. */
export async function serviceBookingOfKey(
  db: Database | Transaction,
  tenantId: string,
  idempotencyKey: string,
): Promise<ServiceBookingRow | null> {
  const [booking] = await db
    .select()
    .from(serviceBookings)
    .where(and(eq(serviceBookings.tenantId, tenantId), eq(serviceBookings.idempotencyKey, idempotencyKey)))
  return booking ?? null
}

/** What happened to a service booking, in order. */
export const serviceEventsOf = (
  db: Database | Transaction,
  booking: Pick<ServiceBookingRow, 'serviceId' | 'id'>,
) =>
  db
    .select()
    .from(serviceBookingEvents)
    .where(
      and(
        eq(serviceBookingEvents.serviceId, booking.serviceId),
        eq(serviceBookingEvents.bookingId, booking.id),
      ),
    )
    .orderBy(asc(serviceBookingEvents.version))

/** The tickets of a service booking, by their numbers. */
export const ticketsOf = (db: Database | Transaction, booking: Pick<ServiceBookingRow, 'serviceId' | 'id'>) =>
  db
    .select()
    .from(tickets)
    .where(and(eq(tickets.serviceId, booking.serviceId), eq(tickets.bookingId, booking.id)))
    .orderBy(asc(tickets.number))

/** The tickets of a service booking with what was paid for each, by their numbers. */
export async function paidTicketsOf(
  db: Database | Transaction,
  booking: Pick<ServiceBookingRow, 'serviceId' | 'id' | 'quote'>,
): Promise<(PaidTicket & { ticketTypeId: string; price: number })[]> {
  const shares = ticketShares(booking.quote)
  const prices = new Map(
    booking.quote.lines.map(({ ticketTypeId, discountPrice }) => [ticketTypeId, discountPrice]),
  )
  return (await ticketsOf(db, booking)).map(({ id, number, ticketTypeId, revokedAt }) => ({
    id,
    ticketTypeId,
    price: prices.get(ticketTypeId) ?? 0,
    share: shares[number - 1] ?? 0,
    cancelledAt: revokedAt,
  }))
}

/** Counts money that came on top of what the tickets cost (VND), in the books too; nothing about the tickets changes. */
export async function receiveExtraForTickets(
  tx: Transaction,
  booking: ServiceBookingRow,
  amount: number,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(serviceBookings)
    .set({ paid: sql`${serviceBookings.paid} + ${amount}` })
    .where(at(booking))
  await post(tx, arrived(keyOf(booking), amount, 'gateway', now))
}

/** Several service bookings by their ids. */
export const serviceBookingsById = (
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ServiceBookingRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.select().from(serviceBookings).where(among(serviceBookings.id, ids))

/** Service bookings as the books ask of them. */
export const ticketsForBooks = (db: Database | Transaction, which: ForBooks) => {
  const of = db
    .select({
      resortId: serviceBookings.serviceId,
      id: serviceBookings.id,
      code: serviceBookings.code,
      paid: serviceBookings.paid,
      cancellationFee: serviceBookings.cancellationFee,
      voucherId: serviceBookings.voucherId,
      voucherDiscount:
        sql`case when ${serviceBookings.voucherId} is null then 0 else (${serviceBookings.quote} ->> 'voucherDiscount')::bigint end`.mapWith(
          Number,
        ),
    })
    .from(serviceBookings)
  return 'ids' in which
    ? of.where(among(serviceBookings.id, which.ids))
    : of
        .where(which.after === null ? undefined : gt(serviceBookings.id, which.after))
        .orderBy(asc(serviceBookings.id))
        .limit(which.limit)
}

/** Service bookings to which something happened since a moment. */
export const ticketsTouched = (
  db: Database | Transaction,
  since: Temporal.Instant,
): Promise<{ id: string }[]> =>
  db
    .selectDistinct({ id: serviceBookingEvents.bookingId })
    .from(serviceBookingEvents)
    .where(gte(serviceBookingEvents.at, since))

/** Tickets as what is told of stays: one day, under their own code. */
export const daysOfTickets = ({ id, code, date }: Pick<ServiceBookingRow, 'id' | 'code' | 'date'>) => ({
  id,
  code,
  checkIn: date,
  checkOut: date,
})

/** Tickets by their code or by whom they may be reached, newest first. */
export const findTickets = (db: Database, by: Sought): Promise<ServiceBookingRow[]> =>
  db
    .select()
    .from(serviceBookings)
    .where(
      or(
        among(serviceBookings.code, by.codes),
        eq(sql`lower(${serviceBookings.contact} ->> 'email')`, by.email),
        by.phone === null
          ? isNull(serviceBookings.id)
          : eq(sql`${serviceBookings.contact} ->> 'phone'`, by.phone),
        named(sql`(${serviceBookings.contact} ->> 'fullName')`, by.name),
      ),
    )
    .orderBy(desc(serviceBookings.id))
    .limit(50)
