import { and, count, desc, eq, lt, or } from 'drizzle-orm'
import { displayName } from '#contract/people/name.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Review } from '#contract/shapes/resort.ts'
import { amongBookings } from '#server/db/amongBookings.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import { placesOf } from '#server/modules/resorts/resorts.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { fromCursor, toCursor } from '#server/momentCursor.ts'
import type { ReviewRow } from './store.ts'
import { reviews } from './tables.ts'

export {
  insertReview,
  lockReview,
  lockReviewOfBooking,
  reportedReviews,
  reviewsOfGuest,
  reviewsOfResorts,
  updateReview,
  withoutReply,
  type ReviewRow,
} from './store.ts'

type Row = ReviewRow

/** A review with the name its guest has; everybody else sees the {@link displayName}. */
export function shownReview(row: Row, stayedIn: string, language: Language): Review {
  return {
    id: row.id,
    guestName: row.guestName,
    stayedIn,
    clean: row.clean,
    convenient: row.convenient,
    service: row.service,
    average: Math.round(((row.clean + row.convenient + row.service) / 3) * 10) / 10,
    text: row.translations[language] ?? row.text,
    pictureIds: row.pictureIds,
    createdAt: row.createdAt.toString(),
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : { text: row.replyTranslations?.[language] ?? row.reply, createdAt: row.repliedAt.toString() },
  }
}

/** What guests said of a resort, newest first. */
export function reviewsHandlers(services: Services): Pick<Handlers, 'resort.reviews'> {
  const placesNow = placesOf(services)
  return {
    'resort.reviews': async ({ resort_id, cursor, page_size }, { language }) => {
      const resort = (await placesNow([resort_id])).resorts.get(resort_id) ?? refuse('G_404')
      const after = cursor === undefined ? null : fromCursor(cursor)
      if (cursor !== undefined && after === null)
        refuse('G_INPUT', [], { fields: { cursor: { code: 'C_004' } } })
      const published = and(eq(reviews.resortId, resort_id), eq(reviews.state, 'PUBLISHED'))
      const older =
        after &&
        or(
          lt(reviews.createdAt, after.createdAt),
          and(eq(reviews.createdAt, after.createdAt), lt(reviews.id, after.id)),
        )
      const rows = await services.db
        .select()
        .from(reviews)
        .where(older ? and(published, older) : published)
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(page_size + 1)
      const [counted] = await services.db.select({ total: count() }).from(reviews).where(published)
      const page = rows.slice(0, page_size)
      const last = page.at(-1)
      const roomNames = new Map(resort.rooms.map(({ row }) => [row.id, row.name[language]]))
      return {
        reviews: page.map((row) => ({
          ...shownReview(row, roomNames.get(row.roomId) ?? '', language),
          guestName: displayName(row.guestName),
        })),
        next: rows.length > page_size && last ? toCursor(last.createdAt, last.id) : null,
        total: counted?.total ?? 0,
      }
    },
  }
}

/** Which of some bookings their guests have reviewed. */
export const reviewedOf = async (
  db: Database | Transaction,
  bookings: readonly { resortId: string; id: string }[],
): Promise<ReadonlySet<string | null>> =>
  new Set(
    bookings.length === 0
      ? []
      : (
          await db
            .select({ bookingId: reviews.bookingId })
            .from(reviews)
            .where(amongBookings(reviews, bookings))
        ).map(({ bookingId }) => bookingId),
  )

/** Whether the guest of a booking has reviewed it. */
export const isReviewed = async (
  db: Database | Transaction,
  booking: { resortId: string; id: string },
): Promise<boolean> => (await reviewedOf(db, [booking])).has(booking.id)
