import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nightsOf } from '#contract/nights.ts'
import type { OpenDatabase, Transaction } from '#server/db/client.ts'
import { sqlError, transact } from '#server/db/transact.ts'
import {
  closeElsewhere,
  freeUnits,
  nightsAreFree,
  releaseNights,
  releaseSome,
  setClosed,
  SoldOut,
  someAreFree,
  takenNights,
  takeNights,
  takeSome,
  type WantedNights,
} from '#server/modules/inventory/inventory.ts'

import { roomNights, WITHIN_UNITS } from '#server/modules/inventory/tables.ts'
import { openTestDatabase } from '#tests/support/database.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const day = (number: number) => Temporal.PlainDate.from('2026-12-01').add({ days: number }).toString()
const take = (wanted: WantedNights) => transact(opened.db, (tx) => takeNights(tx, wanted))

/** The nights of a stay one by one, as a changed stay asks for them. */
const nightsIn = ({ from, to, rooms }: WantedNights) =>
  rooms.flatMap((room) => nightsOf(from, to).map((night) => ({ ...room, night })))
/** The same nights, taken, given back and looked at as a stay, or one by one. */
const WAYS = {
  stay: {
    take,
    release: (held: WantedNights) => transact(opened.db, (tx) => releaseNights(tx, held)),
    areFree: (wanted: WantedNights) => nightsAreFree(opened.db, wanted),
  },
  some: {
    take: (wanted: WantedNights) =>
      transact(opened.db, (tx) => takeSome(tx, wanted.resortId, nightsIn(wanted))),
    release: (held: WantedNights) =>
      transact(opened.db, (tx) => releaseSome(tx, held.resortId, nightsIn(held))),
    areFree: (wanted: WantedNights) => someAreFree(opened.db, wanted.resortId, nightsIn(wanted)),
  },
}

describe('nights', () => {
  test('are half-open: one leaves on the day another comes', async () => {
    const [resortId, roomId] = [uuidv7(), uuidv7()]
    const rooms = [{ roomId, count: 1, units: 1 }]
    await take({ resortId, from: '2026-12-01', to: '2026-12-03', rooms })
    await take({ resortId, from: '2026-12-03', to: '2026-12-04', rooms })
    await expect(take({ resortId, from: '2026-12-02', to: '2026-12-05', rooms })).rejects.toBeInstanceOf(
      SoldOut,
    )
    expect(
      await freeUnits(opened.db, { from: '2026-12-01', to: '2026-12-05', resortId, roomIds: [roomId] }),
    ).toEqual(new Map([[roomId, 0]]))
    expect(
      await freeUnits(opened.db, { from: '2026-12-04', to: '2026-12-05', resortId, roomIds: [roomId] }),
    ).toEqual(new Map())
  })

  test('of several rooms are taken all or none', async () => {
    const [resortId, roomA, roomB] = [uuidv7(), uuidv7(), uuidv7()]
    const range = { resortId, from: '2026-12-01', to: '2026-12-03' }
    await take({ ...range, rooms: [{ roomId: roomB, count: 1, units: 1 }] })
    const both = {
      ...range,
      rooms: [
        { roomId: roomA, count: 1, units: 2 },
        { roomId: roomB, count: 1, units: 1 },
      ],
    }
    expect(await nightsAreFree(opened.db, both)).toBe(false)
    await expect(take(both)).rejects.toBeInstanceOf(SoldOut)
    const rows = await takenNights(opened.db, range)
    expect(rows.map(({ roomId, taken }) => [roomId, taken])).toEqual([
      [roomB, 1],
      [roomB, 1],
    ])
  })

  test('more than a room has are never there', async () => {
    const rooms = [{ roomId: uuidv7(), count: 3, units: 2 }]
    const wanted = { resortId: uuidv7(), from: '2026-12-01', to: '2026-12-02', rooms }
    expect(await nightsAreFree(opened.db, wanted)).toBe(false)
    await expect(take(wanted)).rejects.toBeInstanceOf(SoldOut)
  })

  test('that were closed a moment ago, here or on another site, are not taken by who looked before', async () => {
    const night = { roomId: uuidv7(), night: '2026-12-02', units: 3 }
    const { roomId, units } = night
    const close = {
      here: (tx: Transaction, resortId: string) => setClosed(tx, resortId, [night], true),
      elsewhere: (tx: Transaction, resortId: string) =>
        closeElsewhere(tx, { resortId, roomId, units }, [night.night]),
    }
    for (const where of ['here', 'elsewhere'] as const) {
      const resortId = uuidv7()
      const wanted = { resortId, from: '2026-12-01', to: '2026-12-04', rooms: [{ roomId, count: 1, units }] }
      expect(await nightsAreFree(opened.db, wanted)).toBe(true)
      await transact(opened.db, (tx) => close[where](tx, resortId))
      await expect(take(wanted)).rejects.toBeInstanceOf(SoldOut)
      expect((await takenNights(opened.db, wanted)).map(({ taken }) => taken)).toEqual([0])
    }
  })

  test('can never be oversold, not even by a statement that forgets to look', async () => {
    const [resortId, roomId] = [uuidv7(), uuidv7()]
    await take({ resortId, from: '2026-12-01', to: '2026-12-02', rooms: [{ roomId, count: 1, units: 1 }] })
    const careless = opened.db
      .update(roomNights)
      .set({ taken: 2 })
      .where(eq(roomNights.resortId, resortId))
      .then(
        () => null,
        (error: unknown) => sqlError(error)?.constraint,
      )
    expect(await careless).toBe(WITHIN_UNITS)
  })

  test('taken and given back in any order are what a plain count says', async () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: 8 }),
      length: fc.integer({ min: 1, max: 5 }),
      rooms: fc.subarray([0, 1, 2], { minLength: 1 }),
      count: fc.integer({ min: 1, max: 2 }),
      giveBack: fc.boolean(),
      way: fc.constantFrom('stay', 'some'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const resortId = uuidv7()
        const units = [1, 2, 4]
        const ids = units.map(() => uuidv7())
        const counted = new Map<string, number>()
        const held: WantedNights[] = []
        for (const { first, length, rooms, count, giveBack, way } of steps) {
          const back = giveBack ? held.pop() : undefined
          const wanted = back ?? {
            resortId,
            from: day(first),
            to: day(first + length),
            rooms: rooms.map((index) => ({ roomId: ids[index] ?? '', count, units: units[index] ?? 0 })),
          }
          const cells = nightsIn(wanted).map((cell) => ({ ...cell, key: `${cell.roomId} ${cell.night}` }))
          const add = (sign: 1 | -1) => {
            for (const { key, count: number } of cells)
              counted.set(key, (counted.get(key) ?? 0) + sign * number)
          }
          if (back) {
            await WAYS[way].release(back)
            add(-1)
            continue
          }
          const fits = cells.every((cell) => (counted.get(cell.key) ?? 0) + cell.count <= cell.units)
          expect(await WAYS[way].areFree(wanted)).toBe(fits)
          const outcome = await WAYS[way].take(wanted).then(
            () => true,
            (error: unknown) => (error instanceof SoldOut ? false : Promise.reject(error)),
          )
          expect(outcome).toBe(fits)
          if (fits) {
            add(1)
            held.push(wanted)
          }
        }
        const rows = await takenNights(opened.db, { resortId, from: day(0), to: day(40) })
        const stored = new Map(rows.map(({ roomId, night, taken }) => [`${roomId} ${night}`, taken]))
        for (const key of new Set([...stored.keys(), ...counted.keys()]))
          expect(stored.get(key) ?? 0).toBe(counted.get(key) ?? 0)
      }),
      { numRuns: 40 },
    )
  })
})
