import type { Stay } from '#server/modules/inventory/inventory.ts'

/** All areas together. */
const EVERYWHERE = null
type Area = number | typeof EVERYWHERE

/**
 * What has changed since a mark, by area and by night: a booking in the hills takes nothing from who looks at the sea, nor one
 * in May from who looks at June. Marks are numbers that grow.
 */
export class ChangeMarks {
  #last = 0
  #all = 0
  readonly #places = new Map<Area, number>()
  readonly #nights = new Map<Area, Map<number, number>>()

  /** As of now. */
  get now(): number {
    return this.#last
  }

  everything(): void {
    this.#all = ++this.#last
    this.#places.clear()
    this.#nights.clear()
  }

  /** A place of this area is not as it was. */
  place(area: number): void {
    this.#last += 1
    for (const one of [area, EVERYWHERE]) this.#places.set(one, this.#last)
  }

  /** Nights of a room in this area, by day number, the last one included. */
  nights(area: number, first: number, last: number): void {
    this.#last += 1
    for (const one of [area, EVERYWHERE]) {
      const marks = this.#nights.get(one) ?? new Map<number, number>()
      this.#nights.set(one, marks)
      for (let night = first; night <= last; night++) marks.set(night, this.#last)
    }
  }

  /** Whether what a search of this area (null: of all) for this stay (null: without dates) finds may be different since. */
  since(mark: number, area: Area, stay: Stay | null): boolean {
    if (this.#all > mark || (this.#places.get(area) ?? 0) > mark) return true
    const marks = stay && this.#nights.get(area)
    if (!stay || !marks) return false
    for (let night = stay.first; night < stay.first + stay.nights; night++)
      if ((marks.get(night) ?? 0) > mark) return true
    return false
  }
}
