import { and, asc, eq, inArray } from 'drizzle-orm'
import { HOLDING_TICKETS, SOLD_TICKETS } from '#contract/serviceStatuses.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { servicesNow } from '#server/modules/services/services.ts'
import { advanceTickets, type By } from './advance.ts'
import { paidTicketsOf } from './store.ts'
import { serviceBookings, type ServiceBookingRow } from './tables.ts'

/** Whose tickets: they are found by the stay and its guest, so that no stay shows another person's. */
type Stay = { id: string; tenantId: string }
const of = ({ id, tenantId }: Stay) =>
  and(eq(serviceBookings.stayId, id), eq(serviceBookings.tenantId, tenantId))

/** Tickets that go with a stay and are neither used up nor cancelled, locked until the transaction ends. */
export const openTicketsOfStay = (tx: Transaction, stay: Stay): Promise<ServiceBookingRow[]> =>
  tx
    .select()
    .from(serviceBookings)
    .where(and(of(stay), inArray(serviceBookings.status, [...HOLDING_TICKETS])))
    .orderBy(asc(serviceBookings.id))
    .for('update')

/** The stay ended without its guest wanting it: its tickets are cancelled, and everything paid for them goes back. */
export async function endTicketsOfStay(tx: Transaction, stay: Stay, now: Temporal.Instant): Promise<void> {
  const by: By = { actor: 'SYS', id: null, now }
  for (const booking of await openTicketsOfStay(tx, stay)) await advanceTickets(tx, booking, 'stayEnded', by)
}

/** Tickets of a stay become a booking of their own. */
export const keepTickets = (
  tx: Transaction,
  booking: ServiceBookingRow,
  by: By,
): Promise<ServiceBookingRow> => advanceTickets(tx, booking, 'keep', by, { changes: { stayId: null } })

/** What of a booking's tickets was cancelled while others stand; null when nothing was. */
async function cancelledOf(
  db: Database | Transaction,
  booking: ServiceBookingRow,
): Promise<BookingDetail['services'][number]['cancelled']> {
  const { ticketsCancelled: quantity, cancellationFee: fee } = booking
  if (quantity === 0) return null
  const price = (await paidTicketsOf(db, booking))
    .filter(({ cancelledAt }) => cancelledAt !== null)
    .reduce((sum, { share }) => sum + share, 0)
  return { quantity, price, fee, refund: price - fee }
}

/** Tickets that go with a stay and still stand, as its page lists them. */
export async function ticketsOfStay(
  db: Database | Transaction,
  stay: Stay,
  language: Language,
): Promise<BookingDetail['services']> {
  const rows = await db
    .select()
    .from(serviceBookings)
    .where(and(of(stay), inArray(serviceBookings.status, [...HOLDING_TICKETS, ...SOLD_TICKETS])))
    .orderBy(asc(serviceBookings.date), asc(serviceBookings.time), asc(serviceBookings.id))
  if (rows.length === 0) return []
  const services = await servicesNow(
    db,
    rows.map(({ serviceId }) => serviceId),
  )
  return Promise.all(
    rows.map(async (row) => {
      const { id, serviceId, date, time, total, paid, confirming, status, version } = row
      const cancelled = await cancelledOf(db, row)
      return {
        id,
        name: services.get(serviceId)?.row.name[language] ?? '',
        date,
        time,
        quantity: row.quantity - row.ticketsCancelled,
        price: total - (cancelled?.price ?? 0),
        cancelled,
        due: status === 'SERVICE_PENDING' && !confirming ? total - paid : 0,
        status,
        version,
      }
    }),
  )
}
