import type { EventParams } from '#server/modules/lives/lives.ts'
import { and, asc, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { transfersOf } from '#server/modules/transfers/transfers.ts'
import { openCase } from './effects.ts'
import type { Step } from './step.ts'
import { staffCases, type BookingRow } from '../tables.ts'

export type StaffCase = typeof staffCases.$inferSelect
const of = (booking: Pick<BookingRow, 'resortId' | 'id'>) =>
  and(eq(staffCases.resortId, booking.resortId), eq(staffCases.bookingId, booking.id))

/** The open cases of a booking, oldest first. */
export const openCasesOf = (
  db: Database | Transaction,
  booking: Pick<BookingRow, 'resortId' | 'id'>,
): Promise<StaffCase[]> =>
  db
    .select()
    .from(staffCases)
    .where(and(of(booking), isNull(staffCases.closedAt)))
    .orderBy(asc(staffCases.id))

/** Opens a case, unless one of its kind is open. */
export async function openCaseOnce(
  step: Pick<Step, 'tx' | 'now'> & { booking: Pick<BookingRow, 'resortId' | 'id' | 'code'> },
  kind: string,
  params: EventParams = {},
  until: Temporal.Instant | null = null,
): Promise<void> {
  const known = await openCasesOf(step.tx, step.booking)
  if (!known.some((open) => open.kind === kind)) await openCase(step, kind, params, until)
}

/** What staff is asked about a transfer that the booking no longer waits for. */
export const TRANSFER_CASES: readonly string[] = ['unexpectedTransfer', 'transferUnanswered']

/** Ends the cases that a settled transfer answers, unless another transfer is unclear still. */
export async function closeTransferCases(
  tx: Transaction,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  if ((await transfersOf(tx, booking)).some(({ state }) => state === 'UNCLEAR')) return
  await tx
    .update(staffCases)
    .set({ closedAt: now })
    .where(and(of(booking), isNull(staffCases.closedAt), inArray(staffCases.kind, [...TRANSFER_CASES])))
}

/** Open cases of some kinds (or of all others), oldest first. */
export const openCases = (
  db: Database,
  kinds: { only: readonly string[] } | { not: readonly string[] },
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .select()
    .from(staffCases)
    .where(
      and(
        isNull(staffCases.closedAt),
        'only' in kinds
          ? inArray(staffCases.kind, [...kinds.only])
          : notInArray(staffCases.kind, [...kinds.not]),
        after === null ? undefined : gt(staffCases.id, after),
      ),
    )
    .orderBy(asc(staffCases.id))
    .limit(limit)

/** Closes a case; what it was, or null when it was closed before. */
export async function closeCase(
  tx: Transaction,
  id: string,
  now: Temporal.Instant,
): Promise<StaffCase | null> {
  const [closed] = await tx
    .update(staffCases)
    .set({ closedAt: now })
    .where(and(eq(staffCases.id, id), isNull(staffCases.closedAt)))
    .returning()
  return closed ?? null
}
