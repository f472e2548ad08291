import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { dayAt } from '#contract/nights.ts'
import { STAYS_AHEAD } from '#contract/numbers.ts'
import type { BookingPage, ComingStays, Tab } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { HOLDING, statusesOfTab, type Status } from '#contract/statuses.ts'
import { amongBookings } from '#server/db/amongBookings.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { ResortForBooking } from '#server/modules/resorts/resorts.ts'
import { summaryOf } from './summary.ts'
import { bookingRooms, bookings, type BookingRow } from '../tables.ts'
import { waitingOf } from './waiting.ts'
import type { BookingWorld } from '../world.ts'

export { readCursor, writeCursor } from '#server/cursor.ts'

export type ListAsk = { tab: Tab; cursor?: string | undefined; page_size: number }

/** How many bookings of a side (guest or host) every tab has. */
export async function countsOf(
  { db }: Pick<BookingWorld, 'db'>,
  whose: SQL | undefined,
): Promise<Record<Tab, number>> {
  const rows = await db
    .select({ status: bookings.status, number: count() })
    .from(bookings)
    .where(and(whose, ne(bookings.status, 'DELETE')))
    .groupBy(bookings.status)
  const inTab = (tab: Tab) => {
    const statuses: readonly Status[] = statusesOfTab(tab)
    return rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { number }) => sum + number, 0)
  }
  return {
    all: inTab('all'),
    waiting_payment: inTab('waiting_payment'),
    payment_expiry: inTab('payment_expiry'),
    payment_failed: inTab('payment_failed'),
    booked: inTab('booked'),
    edit_request: inTab('edit_request'),
    cancellation_request: inTab('cancellation_request'),
    cancelled: inTab('cancelled'),
    complete: inTab('complete'),
    refund: inTab('refund'),
    wait_host_confirm: inTab('wait_host_confirm'),
    complain: inTab('complain'),
  }
}

/** The cards of some bookings, in their order. */
export async function summariesOf(
  { db, places }: Pick<BookingWorld, 'db' | 'places'>,
  page: readonly BookingRow[],
  language: Language,
) {
  if (page.length === 0) return []
  const rooms = await db.select().from(bookingRooms).where(amongBookings(bookingRooms, page))
  const resorts = new Map<string, ResortForBooking>()
  for (const resortId of new Set(page.map((booking) => booking.resortId))) {
    const wanted = new Set(rooms.filter((room) => room.resortId === resortId).map(({ roomId }) => roomId))
    const { resort } = await places(resortId, [...wanted].toSorted())
    if (resort) resorts.set(resortId, resort)
  }
  return page.flatMap((booking) => {
    const resort = resorts.get(booking.resortId)
    const booked = rooms.filter(({ bookingId }) => bookingId === booking.id)
    return resort ? [summaryOf(booking, booked, resort, language)] : []
  })
}

/** The cards of some bookings as their guest sees them: with what waits for them. */
async function cardsOfGuest(world: BookingWorld, page: readonly BookingRow[], language: Language) {
  const due = await waitingOf(world, page)
  return (await summariesOf(world, page, language)).map((card) => ({ ...card, due: due(card.id) }))
}

/** A person's bookings under a tab, newest first, with the count of every tab. */
export async function listBookings(
  world: BookingWorld,
  tenantId: string,
  { tab, cursor, page_size }: ListAsk,
  language: Language,
): Promise<BookingPage> {
  const after = readCursor(cursor)
  const rows = await world.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tenantId),
        inArray(bookings.status, [...statusesOfTab(tab)]),
        after === null ? undefined : lt(bookings.id, after),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(page_size + 1)
  const page = rows.slice(0, page_size)
  const last = page.at(-1)
  return {
    bookings: await cardsOfGuest(world, page, language),
    next: rows.length > page_size && last ? writeCursor(last.id) : null,
    counts: await countsOf(world, eq(bookings.tenantId, tenantId)),
    serverNow: world.clock.now().toString(),
  }
}

/** A person's stays that hold their nights and are not over yet, the next first, {@link STAYS_AHEAD} at most. */
export async function comingStays(
  world: BookingWorld,
  tenantId: string,
  language: Language,
): Promise<ComingStays> {
  const today = dayAt(world.clock.now())
  const rows = await world.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tenantId),
        inArray(bookings.status, [...HOLDING]),
        gte(bookings.checkOut, today),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
    .limit(STAYS_AHEAD)
  return { bookings: await cardsOfGuest(world, rows, language), codesFrom: await world.checkin.goodFrom() }
}
