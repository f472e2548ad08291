import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/db/client.ts'
import { placesOf } from '#server/modules/resorts/resorts.ts'
import { resorts } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { closedGate } from '#tests/support/closedGate.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

const clock = settableClock(DEMO_NOW)
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDemoDatabase()
})
afterAll(() => opened.close())

const homeOf = (db: Database) => searchEngine({ db, clock }).home('vi')
/** A node that cannot begin to read all places before it is let. */
const starting = () => closedGate(opened.db, 'false as cut')
const RACE = Symbol('not yet')
const soon = <T>(answer: Promise<T>): Promise<T | typeof RACE> =>
  Promise.race([answer, new Promise<typeof RACE>((resolve) => setTimeout(() => resolve(RACE), 500))])

it('where no node has chosen yet, the home page waits for all places', async () => {
  const node = starting()
  const home = homeOf(node.db)
  expect(await soon(home)).toBe(RACE)
  node.open()
  expect((await home).offers).toHaveLength(8)
})

it('a node that is still reading all places shows the home page that another one chose, and any place as it is now', async () => {
  const before = searchEngine({ db: opened.db, clock })
  await before.warm()
  const chosen = await before.home('vi')
  const [first, second] = chosen.offers
  const name = { vi: 'Tên vừa đổi', en: 'A name just changed' }
  await opened.db
    .update(resorts)
    .set({ name })
    .where(eq(resorts.id, first?.resortId ?? ''))

  const node = starting()
  const home = await soon(homeOf(node.db))
  expect(home).toEqual({
    areas: chosen.areas,
    offers: [{ ...first, resortName: name.vi }, ...chosen.offers.slice(1)],
  })
  const told = await soon(placesOf({ db: node.db, clock })([second?.resortId ?? '']))
  expect(told === RACE ? told : told.resorts.get(second?.resortId ?? '')?.row.name.vi).toBe(
    second?.resortName,
  )

  // What lies elsewhere by then is counted once everything is there.
  const area = [...chosen.areas.values()].find(({ id }) => id !== first?.projectAreaId)
  await opened.db
    .update(resorts)
    .set({ projectAreaId: area?.id ?? 0 })
    .where(eq(resorts.id, first?.resortId ?? ''))
  node.open()
  await expect
    .poll(async () => (await homeOf(node.db)).areas.get(area?.id ?? 0)?.places)
    .toBe((area?.places ?? 0) + 1)
})
