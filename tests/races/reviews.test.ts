import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Transaction } from '#server/db/client.ts'
import { judgeReview } from '#server/modules/ratings/ratings.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { lockReview, updateReview } from '#server/modules/reviews/reviews.ts'
import { START, type TestWorld } from '#tests/support/bookingWorld.ts'
import { untilOneWaits } from '#tests/support/lockWaits.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'
import { book, codeOf } from '#tests/support/stays.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})
beforeEach(() => test$.clock.set(START))

/** A reported review with five marks each, said better with one each after `rival` has begun and before it has ended. */
async function saidBetterWhile(rival: (tx: Transaction, reviewId: string) => Promise<unknown>) {
  const stay = await book(test$)
  await stay.at('2026-12-07T15:00')
  await stay.checkIn()
  await stay.at('2026-12-09T14:00')
  const rate = (marks: number) =>
    test$.calls['review.rate'](
      { booking_id: stay.id, clean: marks, convenient: marks, service: marks, text: '', picture_ids: [] },
      stay.asGuest(),
    )
  const { id } = await rate(5)
  await test$.calls['review.report']({ review_id: id, reason: 'Sai sự thật' }, stay.asHost())
  let better: Promise<string> | undefined
  await test$.db.transaction(async (tx) => {
    await rival(tx, id)
    better = codeOf(rate(1))
    await untilOneWaits(test$.db)
  })
  const code = await better
  const [place] = await test$.db.select().from(resorts).where(eq(resorts.id, stay.place.resortId))
  return { code, sum: place?.cleanSum, count: place?.reviewCount }
}

test('a review that staff takes away while its guest says it better is out of the averages, both times', async () => {
  const judged = { keep: false, reason: 'Thông tin riêng', now: test$.clock.now() }
  expect(await saidBetterWhile((tx, id) => judgeReview(tx, id, judged))).toEqual({
    code: 'done',
    sum: 0,
    count: 0,
  })
})

test('a review that its host replies to while its guest says it better stays as the host has read it', async () => {
  const replied = async (tx: Transaction, id: string) => {
    const review = (await lockReview(tx, id)) ?? expect.unreachable('no such review')
    await updateReview(tx, review, { reply: 'Cảm ơn bạn', repliedAt: test$.clock.now() })
  }
  expect(await saidBetterWhile(replied)).toEqual({ code: 'G_REVIEW_REPLIED', sum: 5, count: 1 })
})
