import { and, gt, inArray, isNull, lt, lte } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { NEW_CODE_DAYS } from '#contract/numbers.ts'
import { AT_THE_GATE } from '#contract/statuses.ts'
import type { Transaction } from '#server/db/client.ts'
import { TARGETS, tellManyAnew } from '#server/modules/notices/notices.ts'
import { bookings } from '../tables.ts'

/**
 * Tells who arrives within {@link NEW_CODE_DAYS} that their check-in code is another one now, in the transaction that ended
 * the old one. `bookedBefore`: who booked later never had it; neither needs it who is in already.
 */
export async function tellNewCodes(
  tx: Transaction,
  { now, bookedBefore }: { now: Temporal.Instant; bookedBefore: Temporal.Instant },
): Promise<void> {
  const rows = await tx
    .select({
      id: bookings.id,
      tenantId: bookings.tenantId,
      code: bookings.code,
      checkIn: bookings.checkIn,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, [...AT_THE_GATE]),
        isNull(bookings.checkedInAt),
        gt(bookings.checkOut, dayAt(now)),
        lte(bookings.checkIn, dayAt(now.add({ hours: NEW_CODE_DAYS * 24 }))),
        lt(bookings.createdAt, bookedBefore),
      ),
    )
  await tellManyAnew(
    tx,
    'guest.newCode',
    rows.map(({ id: ref, tenantId: userId, code, checkIn: arrives }) => ({
      userId,
      target: TARGETS.BOOKING,
      ref,
      params: { code, arrives },
      createdAt: now,
    })),
  )
}
