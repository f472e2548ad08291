import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nightsOf } from '#contract/nights.ts'
import { fits } from '#contract/price.ts'
import { figures, type AreaMonth } from '#contract/shapes/investor.ts'
import type { Status } from '#contract/statuses.ts'
import { demoAt } from '#demo/data/demo.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { bookingRooms, bookings, type BookingRow } from '#server/modules/bookings/tables.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { DEMO_NOW, openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

const TODAY = '2026-11-21'
const GAVE_UP: readonly Status[] = [
  'OVERDUE_PAYMENT',
  'KT_ACCEPT_CANCEL',
  'KT_CANCEL',
  'CSH_CANCEL',
  'REFUNDS',
  'DELETE',
]
const { places, booked } = demoAt(Temporal.Instant.from(DEMO_NOW))
const roomsById = new Map(places.flatMap(({ rooms }) => rooms.map((room) => [room.row.id, room])))
const units = [...roomsById.values()].reduce((sum, { row }) => sum + row.units, 0)
const demoHosts = new Set([DEMO_ACCOUNTS.host.id, DEMO_ACCOUNTS.otherHost.id])

let server: TestApp
let cells: AreaMonth[] = []
let all: BookingRow[] = []
/** How often a night of a room was sold, by room and night. */
const sold = new Map<string, number>()
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
  const { db } = server.services
  const token = await server.tokenOf('investor')
  const { body } = await server.call('investor.figures', { months: 12, until: '2026-10' }, { token })
  cells = z.parse(figures, body.data).cells
  all = await db.select().from(bookings)
  const byId = new Map(all.map((booking) => [booking.id, booking]))
  for (const { bookingId, roomId, count } of await db.select().from(bookingRooms)) {
    const booking = byId.get(bookingId)
    if (!booking || GAVE_UP.includes(booking.status)) continue
    for (const night of nightsOf(booking.checkIn, booking.checkOut))
      sold.set(`${roomId} ${night}`, (sold.get(`${roomId} ${night}`) ?? 0) + count)
  }
})
afterAll(() => server.close())

const share = (some: readonly { sold: number; offered: number }[]) =>
  some.reduce((sum, cell) => sum + cell.sold, 0) / some.reduce((sum, cell) => sum + cell.offered, 0)
const areasOf = (peak: 'summer' | 'cool' | 'harvest') =>
  new Set(places.filter(({ planned }) => planned.area.peak === peak).map(({ row }) => row.projectAreaId))
const inMonth = (areas: ReadonlySet<number>, month: string) =>
  share(cells.filter((cell) => areas.has(cell.areaId) && cell.month === month))
/** The share of all rooms that is sold in the nights from one to before another, in days from today. */
function soldAhead(from: number, to: number): number {
  const day = (days: number) => Temporal.PlainDate.from(TODAY).add({ days }).toString()
  const nights = nightsOf(day(from), day(to))
  const taken = nights.flatMap((night) =>
    [...roomsById.keys()].map((roomId) => sold.get(`${roomId} ${night}`) ?? 0),
  )
  return taken.reduce((sum, count) => sum + count, 0) / (units * nights.length)
}

describe('the year behind the demo', () => {
  it('fills every area in every month as houses of the field are filled, and earns with it', () => {
    expect(cells).toHaveLength(12 * 16)
    const strange = cells.filter((cell) => share([cell]) < 0.33 || share([cell]) > 0.75)
    expect(strange.map((cell) => [cell.areaId, cell.month, share([cell])])).toEqual([])
    for (const { sold: nights, revenue } of cells) {
      expect(revenue / nights).toBeGreaterThan(250_000)
      expect(revenue / nights).toBeLessThan(4_000_000)
    }
  })

  it('has the seasons of the country: the sea in summer, the hills at Tết', () => {
    const sea = areasOf('summer')
    expect(inMonth(sea, '2026-07')).toBeGreaterThan(inMonth(sea, '2025-12') + 0.15)
    const cool = areasOf('cool')
    expect(inMonth(cool, '2026-02')).toBeGreaterThan(inMonth(cool, '2026-09') + 0.08)
    const daLat = new Set([20])
    expect(inMonth(daLat, '2026-02')).toBeGreaterThan(inMonth(daLat, '2026-03'))
  })

  it('has more guests arriving for the weekend than in its middle, where stays are short', () => {
    const short = all.filter(
      ({ hostId, checkIn, checkOut }) =>
        demoHosts.has(hostId) && Temporal.PlainDate.from(checkIn).until(checkOut).days <= 4,
    )
    const arriving = (...weekdays: number[]) =>
      short.filter(({ checkIn }) => weekdays.includes(Temporal.PlainDate.from(checkIn).dayOfWeek)).length
    expect(short.length).toBeGreaterThan(250)
    expect(arriving(5, 6)).toBeGreaterThan(1.5 * arriving(2, 3))
  })

  it('never sells a room more often than it is there, nor to more people than it holds', () => {
    const over = [...sold].filter(
      ([key, count]) => count > (roomsById.get(key.slice(0, key.indexOf(' ')))?.row.units ?? 0),
    )
    expect(over).toEqual([])
    for (const { past } of booked) {
      const rooms = past.rooms.flatMap(({ roomId, count }) => {
        const room = roomsById.get(roomId)
        return room ? [{ roomId, roomName: '', count, rates: room.rates }] : []
      })
      expect([past.booking.code, fits(rooms, past.booking, 0)]).toEqual([past.booking.code, true])
    }
  })

  it('begins for each house after it was opened', () => {
    const opened = new Map(places.map(({ row }) => [row.id, row.createdAt]))
    // Those that are told one by one look back a quarter of a year at most.
    const long = all.filter(({ checkIn }) => checkIn < '2026-07-01')
    expect(long.length).toBeGreaterThan(1000)
    for (const { resortId, createdAt } of long)
      expect(Temporal.Instant.compare(createdAt, opened.get(resortId) ?? createdAt)).toBeGreaterThanOrEqual(0)
  })

  it('floods nobody: not the demo’s guests, nobody’s notices, and of the hosts only what is over', async () => {
    const of = (id: string) => all.filter(({ tenantId }) => tenantId === id).length
    expect(of(DEMO_ACCOUNTS.guest.id)).toBeLessThan(30)
    expect(of(DEMO_ACCOUNTS.otherGuest.id)).toBeLessThan(5)
    const told = await server.services.db.select({ userId: notices.userId }).from(notices)
    for (const id of demoHosts) expect(told.filter(({ userId }) => userId === id).length).toBeLessThan(120)
    const ofHosts = all.filter(({ hostId, checkOut }) => demoHosts.has(hostId) && checkOut < '2026-08-01')
    expect(new Set(ofHosts.map(({ status }) => status))).toEqual(new Set(['SUCCESS']))
    expect(ofHosts.length).toBeGreaterThan(200)
    expect(all.filter(({ status }) => status === 'REFUNDS').length).toBeGreaterThan(50)
  })
})

describe('the weeks ahead of the demo', () => {
  it('are sold less the further they are', () => {
    const weeks = [soldAhead(1, 15), soldAhead(15, 29), soldAhead(29, 43), soldAhead(43, 57)]
    expect(weeks.toSorted((a, b) => b - a)).toEqual(weeks)
    expect(weeks[0]).toBeGreaterThan(0.25)
    expect(weeks[0]).toBeLessThan(0.45)
    expect(weeks[3]).toBeLessThan(0.1)
    expect(soldAhead(90, 120)).toBeLessThan(0.01)
  })

  it('leave a room free in nearly every house that has several, on every night', () => {
    for (let day = 0; day <= 57; day += 1) {
      const night = Temporal.PlainDate.from(TODAY).add({ days: day }).toString()
      const full = places.filter(({ rooms }) =>
        rooms.every(({ row }) => (sold.get(`${row.id} ${night}`) ?? 0) >= row.units),
      )
      expect([night, full.length < 40]).toEqual([night, true])
      expect(full.filter(({ planned }) => !planned.entire)).toEqual([])
    }
  })
})
