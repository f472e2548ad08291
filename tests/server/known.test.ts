import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#contract/days.ts'
import { MAX_PAGE_SIZE } from '#contract/shapes/primitives.ts'
import { searchRequest } from '#contract/shapes/search.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { sweepChanges } from '#server/modules/changes/changes.ts'
import { placeChanges } from '#server/modules/changes/tables.ts'
import {
  ALL_LEFT,
  leftNights,
  releaseNights,
  resizeRoom,
  setClosed,
  SoldOut,
  takeNights,
} from '#server/modules/inventory/inventory.ts'
import { addMarks, catalogueOf, promote, setNightPrices } from '#server/modules/resorts/resorts.ts'
import { hostProfiles, resorts, roomBenefitLinks, rooms } from '#server/modules/resorts/tables.ts'
import { searchEngine } from '#server/modules/search/search.ts'
import { settableClock } from '#server/ports/clock.ts'
import { Random } from '#demo/data/random.ts'
import { openNamed } from '#tests/support/database.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'

const clock = settableClock(DEMO_NOW)
const TODAY = dayNumber('2026-11-21')
/** Nights that changes are made in and looked at. */
const SPAN = 60

let opened: OpenDatabase
let name = ''
const lines: OpenDatabase[] = []
beforeAll(async () => {
  opened = await openDemoDatabase()
  const { rows } = await opened.db.execute<{ name: string }>(sql`select current_database() as name`)
  name = rows[0]?.name ?? ''
})
afterAll(async () => {
  for (const { close } of lines) await close()
  await opened.close()
})

/** Searches that go through every place, without days and with. */
const SEARCHES = [
  { from: 0, nights: 0, sort: 'newest' },
  { from: 1, nights: 2, sort: 'price' },
  { from: SPAN - 8, nights: 7, sort: 'rate' },
] as const

/** A node of its own on the same database: what it has in memory, and how that looks as a whole. */
async function node() {
  const line = await openNamed(name)
  lines.push(line)
  const services = { db: line.db, clock }
  const catalogue = catalogueOf(services)
  const left = leftNights(services, {
    roomIds: async () =>
      [...(await catalogue()).resorts.values()].flatMap((place) => place.rooms.map(({ row }) => row.id)),
    onChange: () => undefined,
    onFill: () => undefined,
  })
  const { search } = searchEngine(services)
  const found = async () => {
    const pages = SEARCHES.flatMap(({ from, nights, sort }) =>
      [1, 2, 3].map((page_number) => ({
        project_area_id: null,
        ...(nights > 0 && { from_day: dayOf(TODAY + from), to_day: dayOf(TODAY + from + nights) }),
        sort_by_field: sort,
        page_size: MAX_PAGE_SIZE,
        page_number,
      })),
    )
    return await Promise.all(pages.map((page) => search(searchRequest.parse(page), 'vi')))
  }
  const whole = async () => {
    await left.sync()
    // A quarter of a second is believed; here nothing is.
    await expect.poll(async () => (await catalogue()).revision, { timeout: 2_000 }).toBeGreaterThan(0)
    const { resorts: known, byArea } = await catalogue()
    const places = [...known.values()].map(({ rooms, ...place }) => ({
      ...place,
      rooms: rooms.map(({ prices, ...room }) => ({
        ...room,
        prices: Array.from({ length: SPAN }, (_none, day) => prices.price(TODAY + day)),
        left: Array.from({ length: SPAN }, (_none, day) =>
          left.fewest(TODAY + day, 1)(left.row(room.row.id)),
        ),
      })),
    }))
    return {
      places: new Map(places.map((place) => [place.row.id, place])),
      areas: new Map([...byArea].map(([id, some]) => [id, some.map(({ row }) => row.id)])),
      found: await found(),
    }
  }
  return { whole, left, catalogue }
}

/** One change by the product's own hands. */
async function change(random: Random): Promise<void> {
  const { db } = opened
  const all = await db
    .select({ resortId: rooms.resortId, roomId: rooms.id, units: rooms.units, base: rooms.basePrice })
    .from(rooms)
  const { base, units, ...room } = random.pick(all)
  const first = random.whole(0, SPAN - 8)
  const [from, to] = [dayOf(TODAY + first), dayOf(TODAY + first + random.whole(1, 6))]
  const stay = { resortId: room.resortId, from, to, rooms: [{ roomId: room.roomId, count: 1, units }] }
  const nights = [{ roomId: room.roomId, night: from, units }]
  const acts = [
    () => transact(db, (tx) => takeNights(tx, stay)),
    async () => {
      await transact(db, (tx) => takeNights(tx, stay))
      await transact(db, (tx) => releaseNights(tx, stay))
    },
    () => transact(db, (tx) => setClosed(tx, room.resortId, nights, random.chance(0.6))),
    () =>
      transact(db, (tx) =>
        setNightPrices(tx, [{ ...room, night: from }], random.chance(0.7) ? base + 10_000 : null),
      ),
    () =>
      transact(db, (tx) => addMarks(tx, room.resortId, { clean: 5, convenient: 4, service: 3, count: 1 })),
    async () => {
      await transact(db, (tx) => promote(tx, room.resortId, random.chance(0.5)))
    },
    () =>
      transact(db, async (tx) => {
        await tx
          .update(rooms)
          .set({ units: units + 1 })
          .where(eq(rooms.id, room.roomId))
        await resizeRoom(tx, { ...room, units: units + 1, from: dayOf(TODAY) })
      }),
    async () => {
      await db
        .insert(roomBenefitLinks)
        .values({ ...room, benefitId: random.whole(1, 18) })
        .onConflictDoNothing()
    },
    async () => {
      await db
        .update(resorts)
        .set({ projectAreaId: random.pick([2, 7, 20]) })
        .where(eq(resorts.id, room.resortId))
    },
    async () => {
      await db.update(hostProfiles).set({ answersWithinMinutes: random.whole(5, 60) })
    },
  ]
  await random
    .pick(acts)()
    .catch((error: unknown) => {
      if (!(error instanceof SoldOut)) throw error
    })
}

async function changes(seed: string, count: number): Promise<void> {
  const random = new Random(seed)
  for (let turn = 0; turn < count; turn++) await change(random)
}

describe('what a node has in memory', () => {
  it('is, after changes of every kind on another node, what a node reads that has just begun', async () => {
    const follows = await node()
    await follows.whole()
    for (const round of [1, 2, 3]) {
      await changes(`round ${round}`, 60)
      const fresh = await node()
      await expect.poll(follows.whole, { timeout: 4_000 }).toEqual(await fresh.whole())
    }
  })

  it('sees a night that another node sold at the next look', async () => {
    const other = await node()
    await other.left.sync()
    const [room] = await opened.db.select().from(rooms).where(eq(rooms.units, 1)).limit(1)
    if (!room) throw new Error('no room')
    const from = dayOf(TODAY + 200)
    const rest = { resortId: room.resortId, from, to: dayOf(TODAY + 201) }
    await transact(opened.db, (tx) =>
      takeNights(tx, { ...rest, rooms: [{ roomId: room.id, count: 1, units: 1 }] }),
    )
    await other.left.sync()
    expect(other.left.fewest(TODAY + 200, 1)(other.left.row(room.id))).toBe(0)
  })

  it('misses nothing that was written before and is committed after what it has seen', async () => {
    const other = await node()
    await other.left.sync()
    const [room] = await opened.db.select().from(rooms).where(eq(rooms.units, 1)).offset(1).limit(1)
    if (!room) throw new Error('no room')
    const closing = (day: number) => [{ roomId: room.id, night: dayOf(TODAY + day), units: 1 }]
    await transact(opened.db, async (tx) => {
      await setClosed(tx, room.resortId, closing(210), true)
      await transact(opened.db, (later) => setClosed(later, room.resortId, closing(211), true))
      await other.left.sync()
      expect(other.left.fewest(TODAY + 211, 1)(other.left.row(room.id))).toBe(0)
      expect(other.left.fewest(TODAY + 210, 1)(other.left.row(room.id))).toBe(ALL_LEFT)
    })
    await other.left.sync()
    expect(other.left.fewest(TODAY + 210, 1)(other.left.row(room.id))).toBe(0)
  })

  it('is right again after an hour whose changes are gone', async () => {
    const slept = await node()
    await slept.whole()
    await changes('asleep', 40)
    await opened.db.execute(sql`update place_changes set at = at - interval '2 hours'`)
    await sweepChanges({ db: opened.db })
    expect(await opened.db.select().from(placeChanges)).toEqual([])
    await changes('awake', 10)
    const fresh = await node()
    await expect.poll(slept.whole, { timeout: 4_000 }).toEqual(await fresh.whole())
  })

  it('turns to the nights of a later day', async () => {
    const early = await node()
    await early.whole()
    clock.advance({ hours: 24 * 60 })
    const late = TODAY + 60 + 380
    const [room] = await opened.db.select().from(rooms).where(eq(rooms.units, 1)).limit(1)
    if (!room) throw new Error('no room')
    await transact(opened.db, (tx) =>
      setClosed(tx, room.resortId, [{ roomId: room.id, night: dayOf(late), units: 1 }], true),
    )
    await early.left.sync()
    expect(early.left.fewest(late, 1)(early.left.row(room.id))).toBe(0)
  })
})
