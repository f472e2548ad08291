import type { LeftNights } from '#server/modules/inventory/inventory.ts'
import { inTurns } from '#server/inTurns.ts'
import { keyMatcher, searchKey } from '#server/modules/lookups/lookups.ts'
import type { Catalogue, CatalogueResort, CatalogueRoom } from '#server/modules/resorts/resorts.ts'
import { Marks } from './marks.ts'
import { recommendation } from './rules.ts'
import { termsKey } from './terms.ts'

/** Room for what comes or moves until everything is laid out anew. */
const SPARE = { places: 512, rooms: 2048 } as const
/** So many worked-out columns are kept, and more while they are in use, in milliseconds: one of prices weighs 0.4 MB of 100,000 rooms. */
const [KEPT, IN_USE] = [192, 10_000] as const

/** Places that stand side by side, from a number to before another, with their rooms. */
export type Stretch = { from: number; to: number; firstRoom: number; endRoom: number }
/**
 * Something about every room that is worked out when it is first asked for: some columns at once, since finding a room's facts
 * in memory takes longer than working with them. `of`: the nth of a room.
 */
export type Wanted = {
  key: string
  width: number
  of: (room: CatalogueRoom, nth: number) => number
  /** What holds its numbers: a night's price, at most 500,000,000 VND, needs four bytes. */
  holder: typeof Uint32Array | typeof Float64Array
}
export type Column = Uint32Array | Float64Array
type Worked = Omit<Wanted, 'key'> & { columns: Column[]; filled: Set<Stretch>; used: number }

/**
 * Facts of places and of their rooms as columns of numbers, which a search of a hundred thousand rooms goes through in
 * milliseconds. The places of an area stand side by side; a place that comes, moves or gets another number of rooms stands
 * behind all others, where every search looks as well, until everything is laid out anew.
 */
export class Columns {
  /** By number; null for one that is not there any more. */
  readonly places: (CatalogueResort | null)[] = []
  readonly area: Int32Array
  readonly type: Uint8Array
  readonly rate: Float64Array
  readonly recommended: Float64Array
  readonly created: Float64Array
  readonly promoted: Uint8Array
  /** Which of {@link Columns.terms} it has. */
  readonly termsOf: Uint32Array
  readonly firstRoom: Int32Array
  readonly roomCount: Int32Array
  readonly services: Marks
  /** Its name in both languages as it is looked for. */
  readonly nameKey: string[] = []

  readonly rooms: CatalogueRoom[] = []
  readonly units: Int16Array
  readonly entire: Uint8Array
  readonly bedrooms: Int16Array
  /** Where its nights are. */
  readonly row: Int32Array
  readonly benefits: Marks

  /** A place for every kind of terms that there is. */
  readonly terms: CatalogueResort[] = []
  readonly #kinds = new Map<string, number>()
  readonly #numbers = new Map<string, number>()
  readonly #areas = new Map<number, Stretch>()
  /** Behind all others. */
  readonly #later: Stretch = { from: 0, to: 0, firstRoom: 0, endRoom: 0 }
  /** Those of areas, and the last one: others are of a moment. */
  readonly #lasting = new Set([this.#later])
  readonly #worked = new Map<string, Worked>()
  readonly #left: Pick<LeftNights, 'row'>

  private constructor(
    all: readonly CatalogueResort[],
    { services, benefits }: Catalogue['lookups'],
    left: Pick<LeftNights, 'row'>,
  ) {
    const places = all.length + SPARE.places
    const rooms = all.reduce((sum, place) => sum + place.rooms.length, 0) + SPARE.rooms
    this.area = new Int32Array(places)
    this.type = new Uint8Array(places)
    this.rate = new Float64Array(places)
    this.recommended = new Float64Array(places)
    this.created = new Float64Array(places)
    this.promoted = new Uint8Array(places)
    this.termsOf = new Uint32Array(places)
    this.firstRoom = new Int32Array(places)
    this.roomCount = new Int32Array(places)
    this.units = new Int16Array(rooms)
    this.entire = new Uint8Array(rooms)
    this.bedrooms = new Int16Array(rooms)
    this.row = new Int32Array(rooms)
    this.services = new Marks(services.keys(), places)
    this.benefits = new Marks(benefits.keys(), rooms)
    this.#left = left
  }

  /** Lays everything out, a piece at a time: what changes meanwhile is to be put afterwards. */
  static async lay(
    { byArea, lookups }: Pick<Catalogue, 'byArea' | 'lookups'>,
    left: Pick<LeftNights, 'row'>,
  ): Promise<Columns> {
    const areas = Array.from(byArea, ([area, places]): [number, CatalogueResort[]] => [area, [...places]])
    const columns = new Columns(
      areas.flatMap(([, places]) => places),
      lookups,
      left,
    )
    const later = columns.#later
    for (const [area, places] of areas) {
      const [from, firstRoom] = [later.to, later.endRoom]
      await inTurns(places, (place) => (columns.#add(place) ? null : place))
      const stretch = { from, to: later.to, firstRoom, endRoom: later.endRoom }
      columns.#areas.set(area, stretch)
      columns.#lasting.add(stretch)
    }
    later.from = later.to
    later.firstRoom = later.endRoom
    return columns
  }

  /** What a place is now, or that it is no more. False where there is no room for it: everything has to be laid out anew. */
  put(id: string, place: CatalogueResort | undefined): boolean {
    const number = this.#numbers.get(id)
    if (number !== undefined && place && this.#fits(number, place)) return this.#write(number, place)
    if (number !== undefined) {
      this.places[number] = null
      this.roomCount[number] = 0
      this.#numbers.delete(id)
    }
    return place === undefined || this.#add(place)
  }

  /** The area of a place, as it stands here. */
  areaOf(id: string): number | undefined {
    const number = this.#numbers.get(id)
    return number === undefined ? undefined : this.area[number]
  }

  #fits = (number: number, place: CatalogueResort): boolean =>
    this.area[number] === place.row.projectAreaId && this.roomCount[number] === place.rooms.length

  #add(place: CatalogueResort): boolean {
    const [number, first] = [this.#later.to, this.#later.endRoom]
    if (number >= this.area.length || first + place.rooms.length > this.units.length) return false
    this.#later.to += 1
    this.#later.endRoom += place.rooms.length
    this.#numbers.set(place.row.id, number)
    this.firstRoom[number] = first
    this.roomCount[number] = place.rooms.length
    return this.#write(number, place)
  }

  #write(number: number, place: CatalogueResort): boolean {
    const { row } = place
    this.places[number] = place
    this.area[number] = row.projectAreaId
    this.type[number] = row.type
    this.rate[number] = place.rates.rate
    this.recommended[number] = recommendation(place)
    this.created[number] = row.createdAt
    this.promoted[number] = row.promoted ? 1 : 0
    this.termsOf[number] = this.#termsOf(place)
    this.nameKey[number] = searchKey(`${row.name.vi} ${row.name.en}`)
    const first = this.firstRoom[number] ?? 0
    let marked = this.services.put(number, place.serviceIds)
    for (const [index, room] of place.rooms.entries()) {
      const at = first + index
      this.rooms[at] = room
      this.units[at] = room.row.units
      this.entire[at] = room.row.entireProperty ? 1 : 0
      this.bedrooms[at] = room.row.bedrooms
      this.row[at] = this.#left.row(room.row.id)
      marked = this.benefits.put(at, room.benefitIds) && marked
      for (const worked of this.#worked.values()) put(worked, at, room)
    }
    return marked
  }

  #termsOf(place: CatalogueResort): number {
    const key = termsKey(place.row)
    const known = this.#kinds.get(key)
    if (known !== undefined) return known
    this.#kinds.set(key, this.terms.length)
    return this.terms.push(place) - 1
  }

  /** The places whose names have what was typed. */
  named(typed: string): CatalogueResort[] {
    const fits = keyMatcher(typed)
    return this.places.filter(
      (place, number): place is CatalogueResort => place !== null && fits(this.nameKey[number] ?? ''),
    )
  }

  /** Where to look: in one area (null: in all of them), and behind all others; or at some places alone. */
  stretches(area: number | null, among?: readonly CatalogueResort[]): Stretch[] {
    if (among) return among.flatMap(({ row }) => this.#alone(row.id) ?? [])
    const areas = area === null ? [...this.#areas.values()] : [this.#areas.get(area) ?? []].flat()
    return [...areas, this.#later]
  }

  #alone(id: string): Stretch | null {
    const number = this.#numbers.get(id)
    if (number === undefined) return null
    const firstRoom = this.firstRoom[number] ?? 0
    return { from: number, to: number + 1, firstRoom, endRoom: firstRoom + (this.roomCount[number] ?? 0) }
  }

  /** Works out what is asked of every room in these stretches, where it is not known; others have their turn in between. */
  async work(
    wanted: readonly Wanted[],
    stretches: readonly Stretch[],
  ): Promise<readonly (readonly Column[])[]> {
    const all = wanted.map((one) => this.#workedFor(one))
    this.#forget()
    await inTurns(
      all.flatMap((worked) =>
        stretches.filter((stretch) => !worked.filled.has(stretch)).map((stretch) => ({ worked, stretch })),
      ),
      ({ worked, stretch }) => {
        this.#fill(worked, stretch)
        return null
      },
      1,
    )
    return all.map(({ columns }) => columns)
  }

  /** What is known already of every room in these stretches; null where it would have to be worked out. */
  known(wanted: readonly Wanted[], stretches: readonly Stretch[]): readonly (readonly Column[])[] | null {
    const all = wanted.flatMap(({ key }) => this.#worked.get(key) ?? [])
    const whole = all.length === wanted.length
    if (!whole || all.some(({ filled }) => stretches.some((stretch) => !filled.has(stretch)))) return null
    return wanted.map((one) => this.#workedFor(one).columns)
  }

  #workedFor({ key, width, of, holder }: Wanted): Worked {
    const used = performance.now()
    const columns = () => Array.from({ length: width }, () => new holder(this.units.length))
    const worked = this.#worked.get(key) ?? { of, width, holder, columns: columns(), filled: new Set(), used }
    worked.used = used
    // The one that was used last stands last.
    this.#worked.delete(key)
    this.#worked.set(key, worked)
    return worked
  }

  /** Lets go of what was not used for longest. */
  #forget(): void {
    const now = performance.now()
    let kept = [...this.#worked.values()].reduce((sum, { width }) => sum + width, 0)
    for (const [key, { used, width }] of this.#worked) {
      if (kept <= KEPT || now - used < IN_USE) return
      this.#worked.delete(key)
      kept -= width
    }
  }

  #fill(worked: Worked, stretch: Stretch): void {
    if (worked.filled.has(stretch)) return
    for (let at = stretch.firstRoom; at < stretch.endRoom; at++) {
      const room = this.rooms[at]
      if (room) put(worked, at, room)
    }
    // What changes or comes later is worked out as it does.
    if (this.#lasting.has(stretch)) worked.filled.add(stretch)
  }
}

function put({ columns, width, of }: Worked, at: number, room: CatalogueRoom): void {
  for (let nth = 0; nth < width; nth++) {
    const column = columns[nth]
    if (column) column[at] = of(room, nth)
  }
}
