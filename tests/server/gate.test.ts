import { webcrypto } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { guestSeal } from '#contract/gateSeal.ts'
import { createRequest } from '#contract/shapes/booking.ts'
import { transact } from '#server/db/transact.ts'
import { advance, lockBooking } from '#server/modules/bookings/bookings.ts'
import { gateHandlers } from '#server/modules/gate/gate.ts'
import { residencyHandlers } from '#server/modules/residency/residency.ts'
import { registerBy } from '#server/modules/residency/rules.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  bookingWorld,
  contextOf,
  START,
  TOTAL,
  type TestWorld,
} from '#tests/support/bookingWorld.ts'

let world: TestWorld
const guest = uuidv7()
const seal = guestSeal(webcrypto.subtle, {
  encode: (text) => new Uint8Array(new TextEncoder().encode(text)),
  decode: (bytes) => new TextDecoder().decode(bytes),
})
beforeAll(async () => {
  world = await bookingWorld()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(START))

const booked = async () => {
  const place = await addPlace(world.db)
  const booking = await world.calls['booking.create'](createRequest.parse(bookingOf(place)), contextOf(guest))
  const { reference } = await world.calls['payment.address'](
    { booking_id: booking.id, version: booking.version },
    contextOf(guest),
  )
  const query = world.gateway.signed({ reference, amount: TOTAL })
  await world.calls['payment.vnpayIpn']({}, { ...contextOf(guest), person: null, query })
  return { place, booking }
}
const gate = () => gateHandlers(world.world)
const arrivals = (hostId: string) => gate()['host.arrivals']({}, contextOf(hostId))
const checkIn = (bookingId: string) =>
  transact(world.db, async (tx) => {
    const locked = await lockBooking(tx, bookingId)
    if (!locked) throw new Error('there is no such booking')
    const by = { actor: 'CSH' as const, id: locked.hostId, now: world.clock.now() }
    return await advance(tx, locked, 'checkIn', by, { facts: { codeValid: true } })
  })

describe('the list of a phone at the gate', () => {
  it('has who comes today or tomorrow or is here, and nobody else’s guests', async () => {
    const { place, booking } = await booked()
    const other = await addPlace(world.db)
    const days = async (day: string) => {
      world.clock.set(`${day}T05:00:00Z`)
      return (await arrivals(place.hostId)).bookings.length
    }
    expect([await days('2026-12-05'), await days('2026-12-06'), await days('2026-12-08')]).toEqual([0, 1, 1])
    expect(await days('2026-12-09')).toBe(0)
    world.clock.set('2026-12-07T05:00:00Z')
    const mine = await arrivals(place.hostId)
    expect(mine.resorts.map(({ id }) => id)).toEqual([place.resortId])
    expect((await arrivals(other.hostId)).bookings).toEqual([])
    const [entry] = mine.bookings
    expect(entry).toMatchObject({ revoked: false, guests: 2, checkedInAt: null })
    expect(entry?.ref).toBe(await seal.refOf(booking.id))
    expect(entry?.shortRef).toBe(await seal.shortRefOf(booking.code))
    expect(JSON.stringify(mine)).not.toMatch(new RegExp(`${booking.id}|${booking.code}|Khách|\\+84`))
    expect(await seal.open(booking.id, entry?.sealed ?? '')).toMatchObject({
      bookingId: booking.id,
      guestName: 'Trần Văn Khách',
    })
  })

  it('stands by the version in the guest’s current code, and says when it no longer stands', async () => {
    const { place, booking } = await booked()
    world.clock.set('2026-12-06T05:00:00Z')
    const detail = await world.calls['booking.detail']({ booking_id: booking.id }, contextOf(guest))
    const [entry] = (await arrivals(place.hostId)).bookings
    expect(entry?.version).toBe(detail.qr?.version)
    await transact(world.db, async (tx) => {
      const locked = await lockBooking(tx, booking.id)
      if (!locked) throw new Error('there is no such booking')
      const by = { actor: 'STF' as const, id: uuidv7(), now: world.clock.now() }
      await advance(tx, locked, 'forceCancel', by, { facts: { evidenceGiven: true } })
    })
    expect((await arrivals(place.hostId)).bookings[0]?.revoked).toBe(true)
  })
})

describe('registering a stay', () => {
  test.each([
    ['in the afternoon', '2026-12-07T14:30', '2026-12-07T23:00'],
    ['a second before eleven', '2026-12-07T22:59:59', '2026-12-07T23:00'],
    ['at eleven', '2026-12-07T23:00', '2026-12-08T08:00'],
    ['after midnight', '2026-12-08T00:10', '2026-12-08T23:00'],
  ])('%s', (_when, arrived, due) => {
    const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Asia/Ho_Chi_Minh]`).toInstant()
    expect(registerBy(at(arrived)).toString()).toBe(at(due).toString())
  })

  it('is asked of the host when the guests are in, until it is done; another host knows nothing of it', async () => {
    const { place, booking } = await booked()
    world.clock.set('2026-12-07T08:00:00Z')
    await checkIn(booking.id)
    const calls = residencyHandlers(world.world)
    const tasks = async (hostId: string) => (await calls['host.residency']({}, contextOf(hostId))).tasks
    expect(await tasks(place.hostId)).toMatchObject([
      { bookingId: booking.id, code: booking.code, guests: 2, dueAt: '2026-12-07T16:00:00Z', doneAt: null },
    ])
    const other = uuidv7()
    expect(await tasks(other)).toEqual([])
    const done = { booking_id: booking.id }
    await expect(calls['host.residencyDone'](done, contextOf(other))).rejects.toBeInstanceOf(Refusal)
    await calls['host.residencyDone'](done, contextOf(place.hostId))
    world.clock.advance({ hours: 1 })
    await calls['host.residencyDone'](done, contextOf(place.hostId))
    expect(await tasks(place.hostId)).toMatchObject([{ doneAt: '2026-12-07T08:00:00Z' }])
    const notices = await world.calls['notification.pushed'](
      { page_size: 10, notification_pushed_id: null },
      contextOf(place.hostId),
    )
    expect(notices[0]?.title).toBe('Khai báo lưu trú cho khách')
    world.clock.advance({ hours: 24 * 8 })
    expect(await tasks(place.hostId)).toEqual([])
  })
})
