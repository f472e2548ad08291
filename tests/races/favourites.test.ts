import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { favouritesHandlers } from '#server/modules/favourites/favourites.ts'
import { favourites } from '#server/modules/favourites/tables.ts'
import { addPlace, contextOf, type TestWorld } from '#tests/support/bookingWorld.ts'
import { untilOneWaits } from '#tests/support/lockWaits.ts'
import { onPostgres } from '#tests/support/onPostgres.ts'

let test$: TestWorld
onPostgres((world) => {
  test$ = world
})

test('of two first wishes for a place that come at once, in any order, the later one holds', async () => {
  const { resortId } = await addPlace(test$.db)
  const guest = uuidv7()
  const now = test$.clock.now()
  const calls = favouritesHandlers(test$.world)
  let older: Promise<{ wanted: boolean }> | undefined
  await test$.db.transaction(async (tx) => {
    const name = { vi: 'Nhà', en: 'House' }
    await tx
      .insert(favourites)
      .values({ userId: guest, resortId, wanted: false, wishedAt: now, stay: {}, name })
    older = Promise.resolve(
      calls['favourite.wish'](
        { resort_id: resortId, wanted: true, wished_at: now.subtract({ seconds: 5 }).toString(), stay: {} },
        contextOf(guest),
      ),
    )
    await untilOneWaits(test$.db)
  })
  expect(await older).toMatchObject({ wanted: false })
  const [kept] = await test$.db.select().from(favourites).where(eq(favourites.userId, guest))
  expect(kept?.wanted).toBe(false)
})
