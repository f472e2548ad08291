import { webcrypto } from 'node:crypto'
import { guestSeal, type TextCoders } from '#contract/gateSeal.ts'
import { dayAt } from '#contract/nights.ts'
import type { HostArrivals } from '#contract/shapes/host.ts'
import { AT_THE_GATE } from '#contract/statuses.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  bookingsAtGate,
  roomsOf,
  type BookingRow,
  type BookingWorld,
} from '#server/modules/bookings/bookings.ts'
import { resortsOfHost } from '#server/modules/resorts/resorts.ts'
import { personOf } from '#server/refusal.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const coders: TextCoders = {
  encode: (text) => new Uint8Array(encoder.encode(text)),
  decode: (bytes) => decoder.decode(bytes),
}
const seal = guestSeal(webcrypto.subtle, coders)
const VECTOR_BYTES = 12

/** What the gate knows of one booking, the guest sealed with their own code. */
async function entryOf(world: BookingWorld, booking: BookingRow, language: 'vi' | 'en') {
  const rooms = await roomsOf(world.db, booking)
  const { resort } = await world.places(booking.resortId, rooms.map(({ roomId }) => roomId).toSorted())
  const { id: bookingId, code, checkIn, checkOut, adults, children, toddlers } = booking
  const guest = {
    bookingId,
    code,
    guestName: booking.contact.fullName,
    roomNames: resort?.rooms.map(({ name }) => name[language]) ?? [],
    checkIn,
    checkOut,
    adults,
    children,
    toddlers,
  }
  return {
    ref: await seal.refOf(bookingId),
    shortRef: await seal.shortRefOf(code),
    version: booking.qrVersion,
    revoked: !AT_THE_GATE.includes(booking.status),
    resortId: booking.resortId,
    checkIn,
    checkOut,
    guests: adults + children + toddlers,
    checkedInAt: booking.checkedInAt?.toString() ?? null,
    sealed: await seal.seal(guest, webcrypto.getRandomValues(new Uint8Array(VECTOR_BYTES))),
  }
}

/** Who is expected at a host's places today and tomorrow, for the phone at the gate. */
async function arrivalsOf(world: BookingWorld, hostId: string, language: 'vi' | 'en'): Promise<HostArrivals> {
  const now = world.clock.now()
  const days = { first: dayAt(now), last: dayAt(now.add({ hours: 24 })) }
  const places = await resortsOfHost(world.db, hostId)
  const expected = await bookingsAtGate(world.db, hostId, days)
  return {
    fetchedAt: now.toString(),
    resorts: places.map(({ id, name }) => ({ id, name: name[language] })),
    bookings: await Promise.all(expected.map((booking) => entryOf(world, booking, language))),
  }
}

/** The calls of a phone at the gate that ask; what it did is told by `host.checkIn`. */
export const gateHandlers = (world: BookingWorld): Pick<Handlers, 'host.checkinKeys' | 'host.arrivals'> => ({
  'host.checkinKeys': () => world.checkin.publicKeys(),
  'host.arrivals': (_input, context) => arrivalsOf(world, personOf(context).userId, context.language),
})
