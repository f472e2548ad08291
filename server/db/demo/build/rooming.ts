import { nightsOf } from '#contract/nights.ts'
import type { Guests } from '#contract/price.ts'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import type { Random } from '../random.ts'
import type { DemoResort } from './resorts.ts'
import type { DemoRoom } from './rooms.ts'

export type Lodging = { resort: DemoResort; room: DemoRoom }
export type Wish = {
  /** From check-in to check-out, `YYYY-MM-DD`. */
  from: string
  to: string
  policy: ConfirmationPolicy
  guests: Guests
}

/** Knows what the demo has given away, so that no night of a room is sold more often than it exists. */
export class Rooming {
  readonly #resorts: readonly DemoResort[]
  readonly #taken = new Map<string, number>()

  constructor(resorts: readonly DemoResort[]) {
    this.#resorts = resorts
  }

  /** A free room that fits, at one of the preferred host's places where there is one. The nights are taken. */
  take(random: Random, wish: Wish, hostId: string | null): Lodging {
    const nights = nightsOf(wish.from, wish.to)
    const people = wish.guests.adults + wish.guests.children + wish.guests.toddlers
    const free = ({ row }: DemoRoom) =>
      nights.every((night) => (this.#taken.get(`${row.id} ${night}`) ?? 0) < row.units)
    const all = random.shuffled(this.#resorts.filter(({ row }) => row.confirmationPolicy === wish.policy))
    const preferred = all.filter(({ row }) => row.hostId === hostId)
    for (const resort of [...preferred, ...all]) {
      const room = random.shuffled(resort.rooms).find((room) => room.row.maxGuests >= people && free(room))
      if (!room) continue
      for (const night of nights) {
        const key = `${room.row.id} ${night}`
        this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1)
      }
      return { resort, room }
    }
    throw new Error('The demo has run out of rooms')
  }
}
