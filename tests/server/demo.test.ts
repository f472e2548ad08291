import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nightsOf } from '#contract/nights.ts'
import { parsePictureId } from '#contract/picture.ts'
import { bookingPage } from '#contract/shapes/booking.ts'
import { HOLDING, STATUSES } from '#contract/statuses.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { demoAt, fillDemo } from '#demo/data/demo.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { bookingEvents, bookingRooms, bookings } from '#server/modules/bookings/tables.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { projectAreas } from '#server/modules/lookups/tables.ts'
import { resorts, rooms } from '#server/modules/resorts/tables.ts'
import { reviews } from '#server/modules/reviews/tables.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { vouchers } from '#server/modules/vouchers/tables.ts'
import { usedOf } from '#server/modules/vouchers/vouchers.ts'
import { settableClock } from '#server/ports/clock.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp } from '#tests/support/server.ts'

const TODAY = '2026-11-21'
const NOW = Temporal.Instant.from(DEMO_NOW)
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDemoDatabase()
})
afterAll(() => opened.close())

/** Every text of a value that is said in two languages, as pairs. */
function pairs(value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap(pairs)
  if (typeof value !== 'object' || value === null) return []
  const both = z.object({ vi: z.string(), en: z.string() }).safeParse(value)
  if (both.success) return [[both.data.vi, both.data.en]]
  const lines = z.object({ vi: z.array(z.string()), en: z.array(z.string()) }).safeParse(value)
  if (lines.success) return lines.data.vi.map((text, index) => [text, lines.data.en[index] ?? ''])
  return Object.values(value).flatMap(pairs)
}

function grouped<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const row of rows) map.set(key(row), [...(map.get(key(row)) ?? []), row])
  return map
}

describe('the places of the demo', () => {
  it('are as many as tests may count on', async () => {
    const { db } = opened
    const areas = await db.select().from(projectAreas)
    expect(areas.length).toBeGreaterThanOrEqual(12)
    expect(areas.find(({ id }) => id === 20)?.name.vi).toBe('Đà Lạt')
    const places = await db.select().from(resorts)
    expect(places).toHaveLength(240)
    const kinds = grouped(places, ({ type }) => String(type))
    expect(['1', '2', '3'].map((type) => kinds.get(type)?.length)).toEqual([70, 60, 110])
    expect(new Set(places.map(({ name }) => name.vi)).size).toBe(240)
    expect(new Set(places.map(({ name }) => name.en)).size).toBe(240)
    expect(new Set(places.map(({ summary }) => summary.vi)).size).toBe(240)
    expect(new Set(places.map(({ description }) => description.vi.join())).size).toBeGreaterThan(230)
    expect(new Set(places.map(({ confirmationPolicy: c, cancellationPolicy: k }) => `${c} ${k}`)).size).toBe(
      9,
    )
    const all = await db.select().from(rooms)
    expect(all).toHaveLength(900)
    for (const { id, type } of places) {
      const own = all.filter(({ resortId }) => resortId === id)
      expect(own.length).toBeGreaterThan(0)
      if (type === 1)
        expect(own.map(({ units, entireProperty }) => [units, entireProperty])).toEqual([[1, true]])
      if (type === 3)
        expect(own.every(({ units, entireProperty }) => units >= 2 && units <= 12 && !entireProperty)).toBe(
          true,
        )
    }
  })

  it('say everything in Vietnamese and in English', () => {
    const { lookups, places, home, news } = demoAt(NOW)
    const texts = pairs([
      lookups,
      home,
      news,
      places.map(({ row }) => row),
      places.flatMap(({ rooms }) => rooms.map(({ row }) => row)),
    ])
    expect(texts.length).toBeGreaterThan(5000)
    const names = new Set(pairs(lookups.areas).map(([vi]) => vi))
    const sameInBoth = new Set<string>()
    for (const [vi, en] of texts) {
      expect(vi.trim()).not.toBe('')
      expect(en.trim()).not.toBe('')
      if (vi === en && !names.has(vi)) sameInBoth.add(vi)
    }
    expect([...sameInBoth].toSorted()).toEqual(
      ['Brighton', 'Hà Nội', 'Hải Phòng', 'Lagos', 'Pleiku', 'Đà Nẵng']
        .filter((name) => !names.has(name))
        .toSorted(),
    )
    // No Vietnamese sentence slipped into the English half, nor the other way round.
    const vietnamese = /\b(và|của|nhà|phòng|không|được|những|một)\b/u
    const sentences = texts.filter(([vi]) => vi.includes(' ') && vi.length > 40)
    expect(sentences.filter(([, en]) => vietnamese.test(en)).map(([, en]) => en)).toEqual([])
    expect(sentences.filter(([vi]) => /\b(the|with|from)\b/.test(vi)).map(([vi]) => vi)).toEqual([])
  })

  it('show pictures that can be drawn', () => {
    const { places } = demoAt(NOW)
    const ids = places.flatMap(({ row, rooms }) => [
      ...row.pictureIds,
      ...rooms.flatMap((room) => room.row.pictureIds),
    ])
    expect(ids.filter((id) => parsePictureId(id) === null)).toEqual([])
    expect(places.every(({ row }) => row.pictureIds.length === 5)).toBe(true)
  })

  it('have three to twelve reviews each, and their sums', async () => {
    const { db } = opened
    const said = grouped(await db.select().from(reviews), ({ resortId }) => resortId)
    for (const place of await db.select().from(resorts)) {
      const own = said.get(place.id) ?? []
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect(own.length).toBeLessThanOrEqual(12)
      expect(place.reviewCount).toBe(own.length)
      expect(place.cleanSum).toBe(own.reduce((sum, { clean }) => sum + clean, 0))
      expect(place.convenientSum).toBe(own.reduce((sum, { convenient }) => sum + convenient, 0))
      expect(place.serviceSum).toBe(own.reduce((sum, { service }) => sum + service, 0))
      expect(own.every(({ text }) => text.length > 20 && text.length <= 500)).toBe(true)
      expect(new Set(own.map(({ guestId }) => guestId)).size).toBe(own.length)
      for (const { createdAt } of own) {
        expect(Temporal.Instant.compare(createdAt, NOW)).toBe(-1)
        expect(Temporal.Instant.compare(place.createdAt, createdAt)).toBe(-1)
      }
    }
  })
})

describe('the stays of the demo', () => {
  it('are in every status there is, with a past, a running, an arriving and a coming one of the demo guest', async () => {
    const mine = (await opened.db.select().from(bookings)).filter(
      ({ tenantId }) => tenantId === DEMO_ACCOUNTS.guest.id,
    )
    expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(STATUSES))
    const booked = mine.filter(({ status }) => status === 'ORDERED')
    expect(mine.some(({ status, checkOut }) => status === 'SUCCESS' && checkOut < TODAY)).toBe(true)
    expect(
      booked.some(
        ({ checkIn, checkOut, checkedInAt }) => checkIn < TODAY && checkOut > TODAY && checkedInAt !== null,
      ),
    ).toBe(true)
    expect(booked.some(({ checkIn, checkedInAt }) => checkIn === TODAY && checkedInAt === null)).toBe(true)
    expect(booked.some(({ checkIn }) => checkIn > TODAY)).toBe(true)
  })

  it('hold exactly the nights that are counted', async () => {
    const { db } = opened
    const held = new Map<string, number>()
    const all = new Map((await db.select().from(bookings)).map((booking) => [booking.id, booking]))
    for (const { bookingId, roomId, count } of await db.select().from(bookingRooms)) {
      const booking = all.get(bookingId)
      if (!booking || !HOLDING.includes(booking.status)) continue
      for (const night of nightsOf(booking.checkIn, booking.checkOut))
        held.set(`${roomId} ${night}`, (held.get(`${roomId} ${night}`) ?? 0) + count)
    }
    const counted = (await db.select().from(roomNights)).filter(({ taken }) => taken > 0)
    expect(new Map(counted.map(({ roomId, night, taken }) => [`${roomId} ${night}`, taken]))).toEqual(held)
    expect(counted.every(({ taken, units }) => taken <= units)).toBe(true)
  })

  it('have a history that leads to where they stand, in order and not ahead of the clock', async () => {
    const { db } = opened
    const events = grouped(await db.select().from(bookingEvents), ({ bookingId }) => bookingId)
    for (const { id, status, version, createdAt } of await db.select().from(bookings)) {
      const own = (events.get(id) ?? []).toSorted((a, b) => a.version - b.version)
      expect(own.map((event) => event.version)).toEqual(own.map((_event, index) => index + 1))
      expect(own).toHaveLength(version)
      expect(own.at(-1)?.to).toBe(status)
      expect(own[0]?.at.equals(createdAt)).toBe(true)
      for (const [index, event] of own.entries()) {
        expect(event.from).toBe(own[index - 1]?.to ?? null)
        expect(Temporal.Instant.compare(event.at, NOW)).toBeLessThanOrEqual(0)
        expect(Temporal.Instant.compare(own[index - 1]?.at ?? createdAt, event.at)).toBeLessThanOrEqual(0)
      }
    }
  })

  it('can be read by the demo guest through the product, every one', async () => {
    const server = await startApp({ open: openDemoDatabase })
    try {
      const token = await server.tokenOf('guest')
      const { body } = await server.call('booking.list', { page_size: 50 }, { token })
      const page = z.parse(bookingPage, body.data)
      expect(page.bookings.length).toBeGreaterThan(20)
      expect(Object.values(page.counts).every((count) => count > 0)).toBe(true)
      for (const { id } of page.bookings)
        expect((await server.call('booking.detail', { booking_id: id }, { token, language: 1 })).status).toBe(
          200,
        )
    } finally {
      await server.close()
    }
  })
})

describe('the people and vouchers of the demo', () => {
  it('are invented, and enough of them', async () => {
    const people = await opened.db.select().from(users)
    expect(people.length).toBeGreaterThanOrEqual(85)
    // No telephone number in Vietnam begins with 10.
    expect(people.filter(({ phone }) => !/^\+8410\d{7}$/.test(phone ?? '')).map(({ name }) => name)).toEqual(
      [],
    )
    expect(people.filter(({ email }) => email?.endsWith('.ghe.test') !== true)).toEqual([])
  })

  it('show a voucher of every kind', async () => {
    const all = await opened.db.select().from(vouchers)
    const some = (holds: (voucher: (typeof all)[number]) => boolean) => all.filter(holds).length
    expect(some(({ kind }) => kind === 'VALUE')).toBeGreaterThan(0)
    expect(some(({ kind, cap }) => kind === 'PERCENTAGE' && cap !== null)).toBeGreaterThan(0)
    expect(some(({ applies }) => applies === 'STAY_TIME')).toBeGreaterThan(0)
    expect(some(({ lastDay }) => lastDay < TODAY)).toBeGreaterThan(0)
    const used = await usedOf(
      opened.db,
      all.map(({ id }) => id),
    )
    expect(some(({ id, quantity }) => quantity !== null && used.get(id) === quantity)).toBeGreaterThan(0)
    expect(some(({ minimum }) => minimum > 0)).toBeGreaterThan(0)
  })
})

describe('the moment of which the demo is told', () => {
  it.each(['2026-11-21T17:30:00Z', '2026-12-31T16:59:00Z', '2027-02-05T23:00:00Z', '2028-02-29T05:00:00Z'])(
    'may be %s: nothing lies ahead of it that has happened',
    (moment) => {
      const now = Temporal.Instant.from(moment)
      const { booked, places, said } = demoAt(now)
      expect(places).toHaveLength(240)
      const happened = [
        ...booked.flatMap(({ past }) => past.events.map(({ at }) => at)),
        ...said.map(({ createdAt }) => createdAt),
      ]
      expect(happened.filter((at) => Temporal.Instant.compare(at, now) > 0)).toEqual([])
      expect(new Set(booked.map(({ past }) => past.booking.status))).toEqual(new Set(STATUSES))
    },
  )
})

describe('filling the demo twice', () => {
  /** Everything in the demo's tables, but the passwords' salt, the names of the clock's jobs, and changes by the database's own count. */
  async function everything(db: OpenDatabase['db']): Promise<Record<string, unknown[]>> {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('credentials', 'place_changes') order by 1`,
    )
    const found: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const { rows } = await db.execute<{ line: string }>(
        sql`select (to_jsonb(t) - ${name === 'jobs' ? 'id' : ''}::text)::text as line from ${sql.identifier(name)} t order by 1`,
      )
      found[name] = rows.map(({ line }) => line)
    }
    return found
  }

  it('gives the same rows', async () => {
    const again = await openTestDatabase()
    try {
      await fillDemo({ db: again.db, clock: settableClock(DEMO_NOW) })
      expect(await everything(again.db)).toEqual(await everything(opened.db))
    } finally {
      await again.close()
    }
  })
})
