import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAVOURITES_MAX } from '#contract/numbers.ts'
import { favouriteIds, favourites, wishAnswer } from '#contract/shapes/favourite.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { favourites as table } from '#server/modules/favourites/tables.ts'
import { raiseCatalogueVersion } from '#server/modules/lookups/lookups.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let token: string
let other: string
let places: string[]
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  token = await server.tokenOf('guest')
  other = await server.tokenOf('otherGuest')
  const { body } = await server.call('search.resorts', { number_of_adult: 1, page_size: 20 })
  places = searchAnswer.parse(body.data).data.map(({ resortId }) => resortId)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.services.db.delete(table)
})

const placeAt = (index: number): string => places[index] ?? ''
let keys = 0
type Wish = { wanted?: boolean; at?: string; stay?: object; key?: string; as?: string }
const wish = (resort_id: string, { wanted = true, at = TEST_NOW, stay, key, as = token }: Wish = {}) =>
  server.call(
    'favourite.wish',
    { resort_id, wanted, wished_at: at, ...(stay ? { stay } : {}) },
    { token: as, key: key ?? `a-wish-of-mine-${(keys += 1)}` },
  )
const ids = async (as = token) =>
  favouriteIds.parse((await server.call('favourite.ids', {}, { token: as })).body.data).resort_ids
const mine = async (language: 0 | 1 = 0) =>
  favourites.parse((await server.call('favourite.mine', {}, { token, language })).body.data).places
const later = (seconds: number) => Temporal.Instant.from(TEST_NOW).add({ seconds }).toString()

describe('a favourite place', () => {
  it('is kept once, however often it is wished, and is mine alone', async () => {
    const sent = () => wish(placeAt(0), { key: 'the-same-wish-1' })
    const answers = [await sent(), await sent(), await wish(placeAt(0))]
    expect(answers.map(({ body }) => body.data)).toEqual(
      Array.from({ length: 3 }, () => ({ resort_id: placeAt(0), wanted: true })),
    )
    expect(await ids()).toEqual([placeAt(0)])
    expect(await ids(other)).toEqual([])
  })

  it('shows what a night costs, for its dates while they are to come, the latest first', async () => {
    await wish(placeAt(0), { at: later(-60) })
    const stay = { from_day: '2026-12-01', to_day: '2026-12-03', number_of_adult: 1 }
    await wish(placeAt(1), { stay })
    const [dated, plain] = await mine()
    expect(dated).toMatchObject({ resortId: placeAt(1), state: 'FREE', stay })
    expect(plain).toMatchObject({ resortId: placeAt(0), state: 'ANY', stay: {} })
    expect(plain?.card?.room.priceAfterDiscount).toBeGreaterThan(0)
    expect((await mine(1))[0]?.card?.resortTypeName).toMatch(/^[A-Za-z]+$/)
    server.clock.set('2026-12-02T05:00:00Z')
    const signedIn = await server.tokenOf('guest')
    const { body } = await server.call('favourite.mine', {}, { token: signedIn })
    expect(favourites.parse(body.data).places[0]).toMatchObject({
      state: 'ANY',
      stay: { number_of_adult: 1 },
    })
  })

  it('says that nothing is free for so many people, and still what the place costs', async () => {
    const crowd = { from_day: '2026-12-01', to_day: '2026-12-03', number_of_adult: 30 }
    await wish(placeAt(2), { stay: crowd })
    const [full] = await mine()
    expect(full?.state).toBe('FULL')
    expect(full?.card?.room.priceAfterDiscount).toBeGreaterThan(0)
  })

  it('stays on the list by its name when it is no longer on offer, and can be taken off', async () => {
    const { db } = server.services
    const id = placeAt(3)
    await wish(id)
    const name = (await mine())[0]?.name
    const [row] = await db.select().from(resorts).where(eq(resorts.id, id))
    await db.transaction(async (tx) => {
      await tx.delete(resorts).where(eq(resorts.id, id))
      await raiseCatalogueVersion(tx)
    })
    await expect.poll(async () => (await mine())[0]).toMatchObject({ state: 'GONE', name, card: null })
    expect((await wish(id, { at: later(5) })).status).toBe(404)
    expect((await wish(id, { wanted: false, at: later(6) })).body.data).toMatchObject({ wanted: false })
    expect(await ids()).toEqual([])
    await db.transaction(async (tx) => {
      if (row) await tx.insert(resorts).values(row)
      await raiseCatalogueVersion(tx)
    })
  })

  it('a place that is not is not found, and a wish that makes no sense names its field', async () => {
    expect((await wish(uuidv7())).body.code).toBe('G_404')
    const wrong = await wish(placeAt(0), { stay: { from_day: 'tomorrow' } })
    expect(wrong.body.code).toBe('G_INPUT')
    expect(Object.keys(wrong.body.fields ?? {})[0]).toContain('from_day')
  })

  it(`there are at most ${FAVOURITES_MAX}`, async () => {
    const { db } = server.services
    await db.insert(table).values(
      Array.from({ length: FAVOURITES_MAX }, () => ({
        userId: DEMO_ACCOUNTS.guest.id,
        resortId: uuidv7(),
        wanted: true,
        wishedAt: Temporal.Instant.from(TEST_NOW),
        name: { vi: 'Nhà', en: 'House' },
        stay: {},
      })),
    )
    const { status, body } = await wish(placeAt(0))
    expect([status, body.code, body['params']]).toEqual([409, 'G_FAVOURITES_FULL', [FAVOURITES_MAX]])
  })
})

describe('of several wishes for a place', () => {
  it('the one made last holds, in whichever order they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: -600, max: -1 }), { minLength: 2, maxLength: 5 }).chain((moments) =>
          fc.record({
            wishes: fc.constant(moments.map((at, index) => ({ at, wanted: index % 2 === 0 }))),
            order: fc.shuffledSubarray([...moments.keys()], {
              minLength: moments.length,
              maxLength: moments.length,
            }),
          }),
        ),
        async ({ wishes, order }) => {
          await server.services.db.delete(table)
          for (const index of order) {
            const one = wishes[index]
            if (one) await wish(placeAt(4), { wanted: one.wanted, at: later(one.at) })
          }
          const last = wishes.toSorted((a, b) => b.at - a.at)[0]
          expect(await ids()).toEqual(last?.wanted ? [placeAt(4)] : [])
        },
      ),
      { numRuns: 12 },
    )
  })

  it('one from a clock that runs ahead does not win for ever', async () => {
    await wish(placeAt(5), { at: '2030-01-01T00:00:00Z' })
    server.clock.set(later(10))
    const { body } = await wish(placeAt(5), { wanted: false, at: later(10) })
    expect(wishAnswer.parse(body.data).wanted).toBe(false)
  })

  it('sent at once all come to one', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => wish(placeAt(6), { at: later(-index) })),
    )
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await ids()).toEqual([placeAt(6)])
  })
})
