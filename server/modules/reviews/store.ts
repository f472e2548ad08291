import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
type Page = { before: string | null; limit: number }
const older = ({ before }: Page) => (before === null ? undefined : lt(reviews.id, before))

/** The review of a booking, locked; null when there is none. */
export async function lockReviewOfBooking(
  tx: Transaction,
  booking: { resortId: string; id: string },
): Promise<ReviewRow | null> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.resortId, booking.resortId), eq(reviews.bookingId, booking.id)))
    .for('update')
  return row ?? null
}

/** A review by its id, locked. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row ?? null
}

/** Writes a review down. */
export async function insertReview(tx: Transaction, row: ReviewRow): Promise<void> {
  await tx.insert(reviews).values(row)
  await raiseCatalogueVersion(tx)
}

/** Changes a review, and says how it is then. */
export async function updateReview(
  tx: Transaction,
  row: ReviewRow,
  changes: Partial<Omit<ReviewRow, 'resortId' | 'id' | 'bookingId' | 'guestId'>>,
): Promise<ReviewRow> {
  await tx
    .update(reviews)
    .set(changes)
    .where(and(eq(reviews.resortId, row.resortId), eq(reviews.id, row.id)))
  await raiseCatalogueVersion(tx)
  return { ...row, ...changes }
}

/** A guest's reviews, newest first. */
export const reviewsOfGuest = (db: Database, guestId: string, page: Page): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.guestId, guestId), older(page)))
    .orderBy(desc(reviews.id))
    .limit(page.limit)

/** Published reviews of some resorts, newest first. */
export const reviewsOfResorts = (
  db: Database,
  resortIds: readonly string[],
  page: Page,
): Promise<ReviewRow[]> =>
  resortIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(reviews)
        .where(and(among(reviews.resortId, resortIds), eq(reviews.state, 'PUBLISHED'), older(page)))
        .orderBy(desc(reviews.id))
        .limit(page.limit)

/** How many published reviews of some resorts, written since a moment, have no reply. */
export async function withoutReply(
  db: Database,
  resortIds: readonly string[],
  since: Temporal.Instant,
): Promise<number> {
  if (resortIds.length === 0) return 0
  const [row] = await db
    .select({ number: sql<number>`count(*)`.mapWith(Number) })
    .from(reviews)
    .where(
      and(
        among(reviews.resortId, resortIds),
        eq(reviews.state, 'PUBLISHED'),
        isNull(reviews.reply),
        gte(reviews.createdAt, since),
      ),
    )
  return row?.number ?? 0
}

/** Reviews that somebody reported and staff has not looked at, oldest report first. */
export const reportedReviews = (db: Database, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select()
    .from(reviews)
    .where(
      and(isNotNull(reviews.reportedAt), after === null ? undefined : sql`${reviews.id} > ${after}::uuid`),
    )
    .orderBy(asc(reviews.id))
    .limit(limit)
