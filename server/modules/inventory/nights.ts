import { MAX_DAYS_AHEAD } from '#contract/shapes/search.ts'
import { inTurns } from '#server/inTurns.ts'

/** Days that are kept ahead of today, beyond those that can be booked: after so many days everything is read anew. */
export const SPARE = 45
const NIGHTS = MAX_DAYS_AHEAD + 1 + SPARE
/** Rooms that there is space for at first; it doubles. */
const ROOMS = 1024
/** Nothing of a room is gone. More units than these count as these. */
export const ALL_LEFT = 32_767
/** A room (its place in what was asked), a night (from the first that is kept) and what is left of it are one number. */
export const [OF_LEFT, OF_NIGHT] = [ALL_LEFT + 1, 1024] as const

/** The rows of rooms, the same for good: who looks often remembers them. */
export class Rows {
  readonly #rows = new Map<string, number>()

  of(roomId: string): number {
    const known = this.#rows.get(roomId)
    if (known !== undefined) return known
    this.#rows.set(roomId, this.#rows.size)
    return this.#rows.size - 1
  }

  get count(): number {
    return this.#rows.size
  }
}

/** Units left of nights from a day on: an array for each, in which every room has its row. */
export class Nights {
  readonly first: number
  readonly #rows: Rows
  #space: number
  /** What is not there yet is left. */
  #days: (Int16Array | undefined)[]

  constructor(first: number, rows: Rows) {
    this.first = first
    this.#rows = rows
    this.#space = Math.max(ROOMS, rows.count)
    this.#days = Array.from({ length: NIGHTS })
  }

  /** Makes the arrays of all nights, which for a hundred thousand rooms are a hundred megabytes; others have their turn. */
  async prepare(): Promise<void> {
    await inTurns([...this.#days.keys()], (day) => this.#of(day), 1)
  }

  #of(day: number): Int16Array | null {
    if (day < 0 || day >= NIGHTS) return null
    return (this.#days[day] ??= new Int16Array(this.#space).fill(ALL_LEFT))
  }

  /** Where these rooms stand here; there is space for them. */
  rowsOf(roomIds: readonly string[]): number[] {
    return roomIds.map((roomId) => this.#rowOf(roomId))
  }

  #rowOf(roomId: string): number {
    const row = this.#rows.of(roomId)
    if (row < this.#space) return row
    this.#space = Math.max(2 * this.#space, this.#rows.count)
    this.#days = this.#days.map((day) => this.#withSpace(day))
    return row
  }

  #withSpace(day: Int16Array | undefined): Int16Array | undefined {
    if (!day || day.length >= this.#space) return day
    const larger = new Int16Array(this.#space).fill(ALL_LEFT)
    larger.set(day)
    return larger
  }

  /** The last day that is kept. */
  get last(): number {
    return this.first + NIGHTS - 1
  }

  /** Puts a number of `readNights.ts` about one of these rooms. */
  put(rows: readonly number[]): (number: number) => void {
    return (number) => {
      // Without remainders, which take half of the time with numbers this large.
      const nights = Math.floor(number / OF_LEFT)
      const room = Math.floor(nights / OF_NIGHT)
      const night = this.#of(nights - room * OF_NIGHT)
      // The database counts from one.
      const row = rows[room - 1]
      if (row !== undefined && night) night[row] = number - nights * OF_LEFT
    }
  }

  /** Forgets nights of a room: all are left. */
  forget(roomId: string, first: number, last: number): void {
    const row = this.#rowOf(roomId)
    for (const day of this.#days.slice(Math.max(0, first - this.first), Math.max(0, last + 1 - this.first)))
      if (day) day[row] = ALL_LEFT
  }

  /** Units left of a room's row in each of these nights, both included. */
  left(row: number, first: number, last: number): Int16Array {
    return Int16Array.from(
      { length: Math.max(0, last + 1 - first) },
      (_none, night) => this.#days[first + night - this.first]?.[row] ?? ALL_LEFT,
    )
  }

  /** Takes these nights as they are in `other`. */
  take(days: Iterable<number>, other: Nights): void {
    for (const day of days) this.#days[day - this.first] = this.#withSpace(other.#days[day - other.first])
  }

  /** See `LeftNights.fewest`. */
  fewest(from: number, count: number): (row: number) => number {
    const nights = this.#days.slice(Math.max(0, from - this.first), Math.max(0, from - this.first + count))
    return (row) => {
      let fewest = ALL_LEFT
      // By index: a search asks this of every room.
      for (let night = 0; night < nights.length; night++) {
        const left = nights[night]?.[row] ?? ALL_LEFT
        if (left < fewest) fewest = left
      }
      return fewest
    }
  }
}
