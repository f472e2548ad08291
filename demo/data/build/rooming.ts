import { dayAt } from '#contract/nights.ts'
import type { Guests, PricedRoom } from '#contract/price.ts'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import type { BookedRoom } from '#server/modules/bookings/bookings.ts'
import type { Random } from '../random.ts'
import type { DemoResort } from './resorts.ts'
import type { DemoRoom } from './rooms.ts'

/** Rooms of one house, and how many of each. */
export type Lodging = { resort: DemoResort; rooms: readonly { room: DemoRoom; count: number }[] }
/** Nights from a day on, counted from today. */
export type Nights = { first: number; nights: number }
export type Wish = Nights & { policy: ConfirmationPolicy; guests: Guests }

export const pricedRooms = ({ rooms }: Lodging): PricedRoom[] =>
  rooms.map(({ room: { row, rates }, count }) => ({ roomId: row.id, roomName: row.name.vi, count, rates }))
export const bookedRooms = ({ rooms }: Lodging): BookedRoom[] =>
  rooms.map(({ room: { row }, count }) => ({ roomId: row.id, count, units: row.units }))

/** How far from today stays may reach, in days. */
const [BACK, AHEAD] = [430, 400] as const

/** How many days ago a house was opened. */
export const daysOpen = ({ row }: DemoResort, now: Temporal.Instant): number =>
  Temporal.PlainDate.from(dayAt(row.createdAt)).until(dayAt(now)).days

/** Knows what the demo has given away, so that no night of a room is sold more often than it exists. */
export class Rooming {
  readonly #resorts: readonly DemoResort[]
  readonly #taken = new Map<string, Uint8Array>()

  constructor(resorts: readonly DemoResort[]) {
    this.#resorts = resorts
  }

  #takenOf({ row }: DemoRoom): Uint8Array {
    const known = this.#taken.get(row.id) ?? new Uint8Array(BACK + AHEAD)
    this.#taken.set(row.id, known)
    return known
  }

  /** How many of a room can be had in all of these nights. */
  free(room: DemoRoom, { first, nights }: Nights): number {
    const taken = this.#takenOf(room).subarray(BACK + first, BACK + first + nights)
    if (taken.length < nights) throw new RangeError('The demo knows no such nights')
    return room.row.units - Math.max(0, ...taken)
  }

  /** Takes the nights. */
  give({ rooms }: Lodging, { first, nights }: Nights): void {
    for (const { room, count } of rooms) {
      const taken = this.#takenOf(room)
      for (let night = BACK + first; night < BACK + first + nights; night++)
        taken[night] = (taken[night] ?? 0) + count
    }
  }

  /** A free room that fits, at one of the preferred host's places where there is one. The nights are taken. */
  take(random: Random, wish: Wish, hostId: string | null): Lodging {
    const people = wish.guests.adults + wish.guests.children + wish.guests.toddlers
    const all = random.shuffled(this.#resorts.filter(({ row }) => row.confirmationPolicy === wish.policy))
    const preferred = all.filter(({ row }) => row.hostId === hostId)
    for (const resort of [...preferred, ...all]) {
      const room = random
        .shuffled(resort.rooms)
        .find((room) => room.row.maxGuests >= people && this.free(room, wish) > 0)
      if (!room) continue
      const lodging = { resort, rooms: [{ room, count: 1 }] }
      this.give(lodging, wish)
      return lodging
    }
    throw new Error('The demo has run out of rooms')
  }
}
