import { REPLY_DAYS } from '#contract/numbers.ts'
import { transact } from '#server/db/transact.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  bookingsById,
  readCursor,
  reviewableStays,
  writeCursor,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { addMarks, catalogueOf, placesOfHost } from '#server/modules/resorts/resorts.ts'
import {
  lockReview,
  reviewsOfGuest,
  reviewsOfResorts,
  updateReview,
  withoutReply,
  type ReviewRow,
} from '#server/modules/reviews/reviews.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { rate } from './rate.ts'
import { marksOf, replyUntil } from './rules.ts'
import { myReview, reviewForHost } from './shown.ts'

type RatingCalls = 'review.rate' | 'review.mine' | 'review.report' | 'host.reviews' | 'host.reply'

const placesOf = async ({ db }: Pick<BookingWorld, 'db'>, hostId: string): Promise<string[]> =>
  (await placesOfHost(db, hostId)).map(({ row }) => row.id)

/** How many reviews this host may still reply to. */
export const waitingReplies = async (world: BookingWorld, hostId: string): Promise<number> =>
  withoutReply(
    world.db,
    await placesOf(world, hostId),
    world.clock.now().subtract({ hours: REPLY_DAYS * 24 }),
  )

/** The codes of the bookings that reviews are about. */
const codesOf = async (db: Database | Transaction, rows: readonly ReviewRow[]) =>
  new Map(
    (
      await bookingsById(
        db,
        rows.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId])),
      )
    ).map(({ id, code }) => [id, code]),
  )

/**
 * Staff keeps a reported review, or takes it out of sight and out of the averages; its author sees why. Refuses with G_404
 * when there is none, and with G_409 when a colleague has judged it already.
 */
export async function judgeReview(
  tx: Transaction,
  id: string,
  { keep, reason, now }: { keep: boolean; reason: string; now: Temporal.Instant },
): Promise<ReviewRow> {
  const review = (await lockReview(tx, id)) ?? refuse('G_404')
  if (review.reportedAt === null) return refuse('G_409')
  const seen = { reportedAt: null, report: null }
  if (keep) return updateReview(tx, review, seen)
  await addMarks(tx, review.resortId, { ...marksOf(review, -1), count: -1 })
  await addNotices(tx, [
    {
      userId: review.guestId,
      target: TARGETS.RATE,
      ref: review.bookingId ?? review.id,
      kind: 'guest.reviewRejected',
      params: { reason },
      createdAt: now,
    },
  ])
  return updateReview(tx, review, { ...seen, state: 'REJECTED', rejectedBecause: reason })
}

/** The calls about reviews, of guests and hosts. */
export const ratingsHandlers = (world: BookingWorld): Pick<Handlers, RatingCalls> => ({
  'review.rate': (input, context) => rate(world, input, context),

  'review.mine': async ({ cursor, page_size }, context) => {
    const { userId } = personOf(context)
    const before = readCursor(cursor)
    const rows = await reviewsOfGuest(world.db, userId, { before, limit: page_size + 1 })
    const page = rows.slice(0, page_size)
    const last = page.at(-1)
    const catalogue = await catalogueOf(world)()
    const { resorts } = catalogue
    const showing = { catalogue, language: context.language, now: world.clock.now() }
    const waiting = before === null ? await reviewableStays(world, userId) : []
    return {
      reviews: page.map((row) => myReview(row, showing)),
      waiting: waiting.map(({ booking, until }) => ({
        bookingId: booking.id,
        code: booking.code,
        resortId: booking.resortId,
        resortName: resorts.get(booking.resortId)?.row.name[context.language] ?? '',
        resortPictureId: resorts.get(booking.resortId)?.row.pictureIds[0] ?? '',
        checkIn: booking.checkIn,
        checkOut: booking.checkOut,
        until,
      })),
      next: rows.length > page_size && last ? writeCursor(last.id) : null,
    }
  },

  'review.report': ({ review_id, reason }, context) =>
    transact(world.db, async (tx) => {
      const review = await lockReview(tx, review_id)
      if (review?.state !== 'PUBLISHED') return refuse('G_404')
      if (review.reportedAt === null)
        await updateReview(tx, review, { reportedAt: world.clock.now(), report: reason })
      const answer = { done: true } as const
      await context.keepAnswer(tx, answer)
      return answer
    }),

  'host.reviews': async ({ cursor, page_size }, context) => {
    const { userId } = personOf(context)
    const page = { before: readCursor(cursor), limit: page_size + 1 }
    const rows = await reviewsOfResorts(world.db, await placesOf(world, userId), page)
    const shown = rows.slice(0, page_size)
    const last = shown.at(-1)
    const codes = await codesOf(world.db, shown)
    const showing = {
      catalogue: await catalogueOf(world)(),
      language: context.language,
      now: world.clock.now(),
    }
    return {
      reviews: shown.map((row) => reviewForHost(row, codes.get(row.bookingId ?? '') ?? null, showing)),
      next: rows.length > page_size && last ? writeCursor(last.id) : null,
      waiting: await waitingReplies(world, userId),
    }
  },

  'host.reply': async ({ review_id, text }, context) => {
    const catalogue = await catalogueOf(world)()
    return transact(world.db, async (tx) => {
      const now = world.clock.now()
      const review = await lockReview(tx, review_id)
      const places = (await placesOfHost(tx, personOf(context).userId)).map(({ row }) => row.id)
      if (review?.state !== 'PUBLISHED' || !places.includes(review.resortId)) return refuse('G_404')
      if (review.reply !== null) return refuse('G_REVIEW_REPLIED')
      if (replyUntil(review, now) === null) return refuse('G_REVIEW_CLOSED')
      const replied = await updateReview(tx, review, { reply: text, repliedAt: now, replyTranslations: {} })
      await addNotices(tx, [
        {
          userId: review.guestId,
          target: TARGETS.RATE,
          ref: review.bookingId ?? review.id,
          kind: 'guest.reviewReplied',
          params: {},
          createdAt: now,
        },
      ])
      const codes = await codesOf(tx, [replied])
      const answer = reviewForHost(replied, codes.get(replied.bookingId ?? '') ?? null, {
        catalogue,
        language: context.language,
        now,
      })
      await context.keepAnswer(tx, answer)
      return answer
    })
  },
})
