import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingDetail } from '#contract/shapes/booking.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { claim, sweepKeys } from '#server/modules/idempotency/idempotency.ts'
import { idempotencyKeys } from '#server/modules/idempotency/tables.ts'
import { addPlace, bookingOf, type Place } from '#tests/support/bookingWorld.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let token: string
let place: Place
let number = 0
const newKey = () => `key-number-${(number += 1)}`

beforeAll(async () => {
  server = await startApp()
  token = await server.tokenOf('guest')
})
afterAll(() => server.close())
beforeEach(async () => {
  place = await addPlace(server.services.db)
})

const book = (key: string, changes: Parameters<typeof bookingOf>[1] = {}) =>
  server.call('booking.create', bookingOf(place, changes), { token, key })
const bookingCount = async () => {
  const rows = await server.services.db.select().from(bookings).where(eq(bookings.resortId, place.resortId))
  return rows.length
}

describe('a write by key', () => {
  it('needs one, and a reasonable one', async () => {
    for (const headers of [{}, { 'idempotency-key': 'short' }, { 'idempotency-key': 'x'.repeat(201) }]) {
      const { status, body } = await server.call('booking.create', bookingOf(place), { token, headers })
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty('Idempotency-Key')
    }
    expect(await bookingCount()).toBe(0)
  })

  it('is done once and answered the same ever after', async () => {
    const key = newKey()
    const first = await book(key)
    expect(first.status).toBe(200)
    const again = await book(key)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body).toEqual(first.body)
    expect(await bookingCount()).toBe(1)
  })

  it('is done once when it comes many times at the same moment', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(key)))
    const done = answers.filter(({ status }) => status === 200)
    const running = answers.filter(({ body }) => body.code === 'G_RUNNING')
    expect(done.length).toBeGreaterThan(0)
    expect(done.length + running.length).toBe(10)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(await bookingCount()).toBe(1)
  })

  it('with other content, or for another call, is refused', async () => {
    const key = newKey()
    await book(key)
    const other = await book(key, { number_of_adult: 1 })
    expect([other.status, other.body.code]).toEqual([422, 'G_422'])
    const elsewhere = await server.call(
      'booking.cancel',
      { booking_id: place.resortId, version: 1 },
      { token, key },
    )
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'G_422'])
  })

  it('is the same write when only the order of its fields or unknown ones differ', async () => {
    const key = newKey()
    await book(key)
    const turned = Object.fromEntries(Object.entries(bookingOf(place)).toReversed())
    const again = await server.call('booking.create', { ...turned, unknown: 1 }, { token, key })
    expect(again.status).toBe(200)
  })

  it('belongs to one account', async () => {
    const key = newKey()
    const first = await book(key)
    const other = await server.call('booking.create', bookingOf(await addPlace(server.services.db)), {
      token: await server.tokenOf('otherGuest'),
      key,
    })
    expect([first.status, other.status]).toEqual([200, 200])
  })

  it('that failed for good fails the same again, in the words it was told in', async () => {
    const key = newKey()
    const first = await book(key, { shown_total: 1 })
    expect(first.body.code).toBe('G_PRICE_CHANGED')
    const again = await book(key, { shown_total: 1 })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('whose process died between the work and the answer finds the work that was done', async () => {
    const key = newKey()
    const first = await book(key)
    await server.services.db.update(idempotencyKeys).set({ answer: null }).where(eq(idempotencyKeys.key, key))
    expect((await book(key)).body.code).toBe('G_RUNNING')
    server.clock.advance({ seconds: 21 })
    const again = await book(key)
    expect(again.status).toBe(200)
    expect(bookingDetail.parse(again.body.data).id).toBe(bookingDetail.parse(first.body.data).id)
    expect(await bookingCount()).toBe(1)
  })

  it('whose process died before the work is done by whoever comes after the lease, and by one only', async () => {
    const key = newKey()
    const call = { account: crypto.randomUUID(), key, endpoint: 'booking.cancel', input: {} }
    await claim(server.services, call)
    await expect(claim(server.services, call)).rejects.toThrow('G_RUNNING')
    server.clock.advance({ seconds: 21 })
    const claims = await Promise.allSettled(Array.from({ length: 5 }, () => claim(server.services, call)))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('that failed for no fault of its own may be tried again', async () => {
    const call = { account: crypto.randomUUID(), key: newKey(), endpoint: 'booking.cancel', input: {} }
    const first = await claim(server.services, call)
    if (first.kind === 'ours') await first.release()
    expect((await claim(server.services, call)).kind).toBe('ours')
  })

  it('is forgotten after seven days', async () => {
    const key = newKey()
    await book(key)
    server.clock.advance({ hours: 7 * 24, seconds: 1 })
    await sweepKeys(server.services)
    const [{ kept } = { kept: -1 }] = await server.services.db
      .select({ kept: sql<number>`count(*)`.mapWith(Number) })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, key))
    expect(kept).toBe(0)
  })
})
