import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { bankTransfers, COUNTED, type Transfer, type TransferState } from './tables.ts'

export { type Transfer } from './tables.ts'

const counted: readonly TransferState[] = COUNTED

/** Whether a transfer is in its booking's money. */
export const isCounted = ({ state }: Pick<Transfer, 'state'>): boolean => counted.includes(state)

/** What came by transfer for one booking, oldest first. */
export const transfersOf = (db: Database | Transaction, booking: { id: string }): Promise<Transfer[]> =>
  db
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.bookingId, booking.id))
    .orderBy(asc(bankTransfers.id))

/** The transfer of this number at the bank, locked; null when nobody has told of it. */
export async function transferByNumber(tx: Transaction, transactionId: string): Promise<Transfer | null> {
  const [row] = await tx
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.transactionId, transactionId))
    .for('update')
  return row ?? null
}

export type NewTransfer = Pick<Transfer, 'transactionId' | 'bookingId' | 'amount' | 'source' | 'state'> & {
  /** Where it must be the same however often it is made. */
  id?: string
  result?: Transfer['result']
  toAccount?: string
  memo?: string
  now: Temporal.Instant
}

/** Writes a transfer down. A number that is known breaks the table's rule: whoever adds one has looked. */
export async function addTransfer(tx: Transaction, { now, ...transfer }: NewTransfer): Promise<Transfer> {
  const row: Transfer = { id: uuidv7(), result: null, toAccount: null, memo: null, ...transfer, heardAt: now }
  await tx.insert(bankTransfers).values(row)
  return row
}

type Changes = Partial<
  Pick<Transfer, 'transactionId' | 'bookingId' | 'state' | 'result' | 'toAccount' | 'memo'>
>

/** Changes what is known of transfers; their amounts never change. */
export async function changeTransfers(
  tx: Transaction,
  rows: readonly Pick<Transfer, 'id'>[],
  changes: Changes,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(bankTransfers)
    .set(changes)
    .where(
      inArray(
        bankTransfers.id,
        rows.map(({ id }) => id),
      ),
    )
}

const nobodys = and(isNull(bankTransfers.bookingId), eq(bankTransfers.state, 'UNCLEAR'))

/** Transfers of which nobody knows what they are for, oldest first. */
export const nobodysTransfers = (db: Database, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select()
    .from(bankTransfers)
    .where(and(nobodys, after === null ? undefined : gt(bankTransfers.id, after)))
    .orderBy(asc(bankTransfers.id))
    .limit(limit)

/** A transfer is for no booking: nobody asks about it any more. False where that is not the question. */
export async function dismissNobodys(tx: Transaction, id: string): Promise<boolean> {
  const dismissed = await tx
    .update(bankTransfers)
    .set({ state: 'DISMISSED', toAccount: null, memo: null })
    .where(and(nobodys, eq(bankTransfers.id, id)))
    .returning({ id: bankTransfers.id })
  return dismissed.length > 0
}

/** Bookings for which a transfer was heard of since a moment. */
export async function heardSince(
  db: Database | Transaction,
  since: Temporal.Instant,
): Promise<{ id: string }[]> {
  const heard = await db
    .selectDistinct({ id: bankTransfers.bookingId })
    .from(bankTransfers)
    .where(gte(bankTransfers.heardAt, since))
  return heard.flatMap(({ id }) => (id === null ? [] : [{ id }]))
}

/** What came by transfer for several bookings, VND, by booking. */
export async function paidByBank(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      bookingId: bankTransfers.bookingId,
      amount: sql<number>`sum(${bankTransfers.amount})`.mapWith(Number),
    })
    .from(bankTransfers)
    .where(and(among(bankTransfers.bookingId, ids), inArray(bankTransfers.state, [...COUNTED])))
    .groupBy(bankTransfers.bookingId)
  return new Map(rows.map(({ bookingId, amount }) => [bookingId ?? '', amount]))
}
