import type { NightsChanged, Stay } from '#server/modules/inventory/inventory.ts'

/** All areas together. */
const EVERYWHERE = null
type Area = number | typeof EVERYWHERE

type Moved = NightsChanged & { area: number; mark: number }
/** So many changes of nights are remembered at least: what was right before them is looked for anew. */
const REMEMBERED = 4_096

/**
 * What has changed since a mark, by area and by night: a booking in the hills takes nothing from who looks at the sea, nor one
 * in May from who looks at June. Marks are numbers that grow.
 */
export class ChangeMarks {
  #last = 0
  #all = 0
  readonly #places = new Map<Area, number>()
  /** The oldest first. */
  #nights: Moved[] = []
  /** The last one of nights that is not remembered. */
  #forgotten = 0

  /** As of now. */
  get now(): number {
    return this.#last
  }

  everything(): void {
    this.#all = this.#forgotten = ++this.#last
    this.#places.clear()
    this.#nights = []
  }

  /** A place of this area is not as it was. */
  place(area: number): void {
    this.#last += 1
    for (const one of [area, EVERYWHERE]) this.#places.set(one, this.#last)
  }

  /** Nights of a room in this area are not as they were. */
  nights(area: number, changed: NightsChanged): void {
    this.#nights.push({ ...changed, area, mark: ++this.#last })
    if (this.#nights.length < 2 * REMEMBERED) return
    this.#forgotten = this.#nights[REMEMBERED - 1]?.mark ?? this.#last
    this.#nights = this.#nights.slice(REMEMBERED)
  }

  /**
   * The changes of nights, the oldest first, of which what a search of this area (null: of all) for this stay (null: without
   * dates) finds may be different since; null where more than nights may be.
   */
  since(mark: number, area: Area, stay: Stay | null): NightsChanged[] | null {
    if (this.#all > mark || (this.#places.get(area) ?? 0) > mark) return null
    if (!stay) return []
    if (this.#forgotten > mark) return null
    const moved: NightsChanged[] = []
    for (let at = this.#nights.length - 1; at >= 0; at--) {
      const one = this.#nights[at]
      if (!one || one.mark <= mark) break
      const inArea = area === EVERYWHERE || one.area === area
      const inStay = one.first < stay.first + stay.nights && one.first + one.before.length > stay.first
      if (inArea && inStay) moved.push(one)
    }
    return moved.reverse()
  }
}
