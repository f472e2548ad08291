import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { cancellationCounts, hostLock } from '../../rules.ts'
import { cancellationsOf } from '../../store.ts'
import { hostCancellations } from '../../tables.ts'
import { numberIn } from '#server/modules/lives/lives.ts'
import type { Doing } from '../step.ts'
import { HOST_CANCELLATIONS } from '#contract/numbers.ts'

/** Counts a cancellation against the host, once for a booking, unless nobody is at fault; warns before a lock, tells of one. */
export const countCancellation: Doing = async ({ tx, booking, now, params }) => {
  if (numberIn(params, 'notCounted') === 1) return
  const { hostId } = booking
  const counted = await tx
    .insert(hostCancellations)
    .values({ hostId, bookingId: booking.id, at: now })
    .onConflictDoNothing()
    .returning({ hostId: hostCancellations.hostId })
  if (counted.length === 0) return
  const moments = await cancellationsOf(tx, hostId)
  const { month, year } = cancellationCounts(moments, now)
  const lock = hostLock(moments, now)
  const near = month === HOST_CANCELLATIONS.month - 1 || year === HOST_CANCELLATIONS.year - 1
  if (lock === null && !near) return
  await addNotices(tx, [
    {
      userId: hostId,
      target: TARGETS.ACCOUNT,
      ref: booking.id,
      kind: lock === null ? 'host.warned' : lock === 'forever' ? 'host.lockedForever' : 'host.locked',
      params: { month, year, ...(lock === null ? {} : { until: lock.toString() }) },
      createdAt: now,
    },
  ])
}
