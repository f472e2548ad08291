import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ResidencyTasks } from '#contract/shapes/host.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { resortsOfHost } from '#server/modules/resorts/resorts.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { registerBy } from './rules.ts'
import { residencyTasks } from './tables.ts'

/** Registered stays are shown this long. */
const SHOWN = { hours: 7 * 24 }

export type Arrived = {
  resortId: string
  bookingId: string
  hostId: string
  code: string
  guests: number
  checkedInAt: Temporal.Instant
}

/** Guests have arrived: their host has to register them, and is told by when. In the transaction that checked them in. */
export async function addResidencyTask(tx: Transaction, arrived: Arrived): Promise<void> {
  const dueAt = registerBy(arrived.checkedInAt)
  const [added] = await tx
    .insert(residencyTasks)
    .values({ ...arrived, dueAt })
    .onConflictDoNothing()
    .returning({ id: residencyTasks.bookingId })
  if (!added) return
  await addNotices(tx, [
    {
      userId: arrived.hostId,
      target: TARGETS.BOOKING,
      ref: arrived.bookingId,
      kind: 'host.residency',
      params: { code: arrived.code, until: dueAt.toString() },
      createdAt: arrived.checkedInAt,
    },
  ])
}

async function tasksOf(
  db: Database,
  { hostId, language, now }: { hostId: string; language: Language; now: Temporal.Instant },
): Promise<ResidencyTasks> {
  const names = new Map((await resortsOfHost(db, hostId)).map(({ id, name }) => [id, name[language]]))
  const rows = await db
    .select()
    .from(residencyTasks)
    .where(
      and(
        eq(residencyTasks.hostId, hostId),
        or(isNull(residencyTasks.doneAt), gt(residencyTasks.doneAt, now.subtract(SHOWN))),
      ),
    )
    .orderBy(asc(residencyTasks.dueAt))
  return {
    tasks: rows.map((row) => ({
      bookingId: row.bookingId,
      code: row.code,
      resortName: names.get(row.resortId) ?? '',
      guests: row.guests,
      checkedInAt: row.checkedInAt.toString(),
      dueAt: row.dueAt.toString(),
      doneAt: row.doneAt?.toString() ?? null,
    })),
  }
}

/** The calls about registering guests. */
export const residencyHandlers = ({
  db,
  clock,
}: Services): Pick<Handlers, 'host.residency' | 'host.residencyDone'> => ({
  'host.residency': (_input, context) =>
    tasksOf(db, { hostId: personOf(context).userId, language: context.language, now: clock.now() }),
  'host.residencyDone': async ({ booking_id }, context) => {
    const hostId = personOf(context).userId
    const now = clock.now()
    await transact(db, async (tx) => {
      const mine = and(eq(residencyTasks.bookingId, booking_id), eq(residencyTasks.hostId, hostId))
      const [known] = await tx.select({ id: residencyTasks.bookingId }).from(residencyTasks).where(mine)
      if (!known) refuse('G_404')
      await tx
        .update(residencyTasks)
        .set({ doneAt: now })
        .where(and(mine, isNull(residencyTasks.doneAt)))
    })
    return tasksOf(db, { hostId, language: context.language, now })
  },
})
