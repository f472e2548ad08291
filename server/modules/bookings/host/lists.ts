import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { among } from '#server/db/among.ts'
import { named, type Sought } from '#server/db/named.ts'
import { bookingMachine } from '#contract/booking/booking.ts'
import { codesTyped } from '#contract/bookingCodes.ts'
import { normalPhone } from '#contract/identifier.ts'
import { dayAt } from '#contract/nights.ts'
import type { BookingSummary, Tab } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { AT_THE_GATE, HOLDING, statusesOfTab } from '#contract/statuses.ts'
import { openEditOf } from '#server/modules/edits/edits.ts'
import { countsOf, readCursor, summariesOf, writeCursor } from '../stays/stays.ts'
import { bookingRooms, bookings, type BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

type World = Pick<BookingWorld, 'db' | 'places' | 'clock'>
/** A booking's card, with whom it is about and by when its host has to answer. */
export type Card = BookingSummary & { guestName: string; guestPhone: string; answerBy: string | null }

const TO_ANSWER = [...bookingMachine.from('reject'), ...bookingMachine.from('rejectEdit')]
const MOST = 200

/** Until when a host has to answer this booking; null when nothing waits for them. */
async function answerByOf({ db }: Pick<World, 'db'>, booking: BookingRow): Promise<string | null> {
  if (booking.status === 'CSH_CONFIRM') return booking.hostDeadline?.toString() ?? null
  if (booking.status !== 'BOOKED') return null
  return (await openEditOf(db, booking))?.answerBy?.toString() ?? null
}

/** The cards of some bookings, as their host sees them. */
export async function cardsOf(
  world: World,
  page: readonly BookingRow[],
  language: Language,
): Promise<Card[]> {
  const rows = new Map(page.map((booking) => [booking.id, booking]))
  const cards: Card[] = []
  for (const summary of await summariesOf(world, page, language)) {
    const booking = rows.get(summary.id)
    if (!booking) continue
    const { fullName: guestName, phone: guestPhone } = booking.contact
    cards.push({ ...summary, guestName, guestPhone, answerBy: await answerByOf(world, booking) })
  }
  return cards
}

/** Bookings whose code, guest's name or phone number somebody typed. */
const isAbout = (text: string) => {
  const phone = normalPhone(text)
  return or(
    inArray(bookings.code, codesTyped(text)),
    sql`strpos(lower(${bookings.contact} ->> 'fullName'), ${text.trim().toLowerCase()}) > 0`,
    phone === null ? undefined : eq(sql`${bookings.contact} ->> 'phone'`, phone),
  )
}

/** A host's bookings under a tab, newest first, with the count of every tab; with `text` those that it is about. */
export async function bookingPage(
  world: World,
  hostId: string,
  ask: {
    tab: Tab
    text?: string | undefined
    resort_id?: string | undefined
    cursor?: string | undefined
    page_size: number
  },
  language: Language,
) {
  const after = readCursor(ask.cursor)
  const mine = eq(bookings.hostId, hostId)
  const rows = await world.db
    .select()
    .from(bookings)
    .where(
      and(
        mine,
        ask.resort_id === undefined ? undefined : eq(bookings.resortId, ask.resort_id),
        inArray(bookings.status, [...statusesOfTab(ask.tab)]),
        ask.text === undefined ? undefined : isAbout(ask.text),
        after === null ? undefined : lt(bookings.id, after),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(ask.page_size + 1)
  const page = rows.slice(0, ask.page_size)
  const last = page.at(-1)
  return {
    bookings: await cardsOf(world, page, language),
    next: rows.length > ask.page_size && last ? writeCursor(last.id) : null,
    counts: await countsOf(world, mine),
    serverNow: world.clock.now().toString(),
  }
}

/** Who arrives and leaves today, who is there, and what waits for an answer, the most pressing first. */
export async function todayOf(world: World, hostId: string, language: Language) {
  const { db, clock } = world
  const today = dayAt(clock.now())
  const mine = eq(bookings.hostId, hostId)
  const rows = (where: ReturnType<typeof and>) =>
    db.select().from(bookings).where(and(mine, where)).orderBy(asc(bookings.id)).limit(MOST)
  const staying = inArray(bookings.status, [...AT_THE_GATE])
  const here = and(staying, lte(bookings.checkIn, today), gt(bookings.checkOut, today))
  const arrivals = await rows(and(staying, eq(bookings.checkIn, today)))
  const departures = await rows(
    and(or(staying, eq(bookings.status, 'SUCCESS')), eq(bookings.checkOut, today)),
  )
  const inHouse = (await rows(here)).filter(({ checkedInAt }) => checkedInAt !== null)
  const toAnswer = await cardsOf(world, await rows(inArray(bookings.status, [...TO_ANSWER])), language)
  return {
    today,
    arrivals: await cardsOf(world, arrivals, language),
    departures: await cardsOf(world, departures, language),
    inHouse: inHouse.length,
    toAnswer: toAnswer.toSorted((a, b) => ((a.answerBy ?? '9') < (b.answerBy ?? '9') ? -1 : 1)),
  }
}

/** The stays in some nights of rooms, in the order of arrival. */
export const staysIn = (
  { db }: Pick<World, 'db'>,
  { rooms, from, to }: { rooms: readonly { id: string; resortId: string }[]; from: string; to: string },
) => {
  const places = [...new Set(rooms.map(({ resortId }) => resortId))]
  return db
    .select({
      roomId: bookingRooms.roomId,
      bookingId: bookings.id,
      code: bookings.code,
      guestName: sql<string>`${bookings.contact} ->> 'fullName'`,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      status: bookings.status,
      units: bookingRooms.count,
    })
    .from(bookings)
    .innerJoin(
      bookingRooms,
      and(eq(bookingRooms.resortId, bookings.resortId), eq(bookingRooms.bookingId, bookings.id)),
    )
    .where(
      and(
        among(bookings.resortId, places),
        // Said of both: else all rooms of all bookings are looked through.
        among(bookingRooms.resortId, places),
        inArray(
          bookingRooms.roomId,
          rooms.map(({ id }) => id),
        ),
        inArray(bookings.status, [...HOLDING, 'SUCCESS']),
        lt(bookings.checkIn, to),
        gt(bookings.checkOut, from),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
}

/** Bookings by code, or by the name, email or phone of their contact, newest first. */
export const findBookings = ({ db }: Pick<World, 'db'>, by: Sought): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      or(
        among(bookings.code, by.codes),
        eq(sql`lower(${bookings.contact} ->> 'email')`, by.email),
        by.phone === null ? isNull(bookings.id) : eq(sql`${bookings.contact} ->> 'phone'`, by.phone),
        named(sql`(${bookings.contact} ->> 'fullName')`, by.name),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(50)
