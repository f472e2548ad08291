import { and, eq, gte, lt, lte } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { NEW_CODE_DAYS } from '#contract/numbers.ts'
import type { Transaction } from '#server/db/client.ts'
import { TARGETS, tellManyAnew } from '#server/modules/notices/notices.ts'
import { serviceBookings } from './tables.ts'

/**
 * Tells who has tickets for the next {@link NEW_CODE_DAYS} that these have other codes now, in the transaction that ended the
 * old ones. `bookedBefore`: who booked later never had them.
 */
export async function tellNewTicketCodes(
  tx: Transaction,
  { now, bookedBefore }: { now: Temporal.Instant; bookedBefore: Temporal.Instant },
): Promise<void> {
  const rows = await tx
    .select({
      id: serviceBookings.id,
      tenantId: serviceBookings.tenantId,
      code: serviceBookings.code,
      date: serviceBookings.date,
      time: serviceBookings.time,
    })
    .from(serviceBookings)
    .where(
      and(
        eq(serviceBookings.status, 'SERVICE_ORDERED'),
        gte(serviceBookings.date, dayAt(now)),
        lte(serviceBookings.date, dayAt(now.add({ hours: NEW_CODE_DAYS * 24 }))),
        lt(serviceBookings.createdAt, bookedBefore),
      ),
    )
  await tellManyAnew(
    tx,
    'guest.tickets.newCode',
    rows.map(({ id: ref, tenantId: userId, code, date, time }) => ({
      userId,
      target: TARGETS.BOOKING_SERVICE,
      ref,
      params: { code, date, time },
      createdAt: now,
    })),
  )
}
