import { SAVED_SEARCH } from '#contract/numbers.ts'
import type { Watched } from '#server/modules/search/search.ts'

/** How many places are free, and what the cheapest costs; null where none is. */
export type Findings = { places: number; lowest: number | null }

/** A place as a person knows it; `freedAt`: when they were last told that it freed, in milliseconds since 1970. */
type Known = { id: string; total: number; free: boolean; freedAt?: number }
/** What a person knows of a search: the lowest price, and its cheapest places. */
export type Told = { lowest: number | null; places: readonly Known[] }

const QUIET = SAVED_SEARCH.quietHours * 3_600_000

const lowestOf = (places: readonly Watched[]): number | null =>
  places.reduce<number | null>(
    (lowest, { free, total }) => (free && (lowest === null || total < lowest) ? total : lowest),
    null,
  )

/** What a search finds, in figures. */
export const findingsOf = (watched: readonly Watched[]): Findings => ({
  places: watched.filter(({ free }) => free).length,
  lowest: lowestOf(watched),
})

/** What a person knows who sees a search as it stands now. `watched` has the cheapest first. */
export const knownNow = (watched: readonly Watched[]): Told => ({
  lowest: lowestOf(watched),
  places: watched.slice(0, SAVED_SEARCH.places).map(({ id, total, free }) => ({ id, total, free })),
})

/** Whether a price is so much lower than the one that was told that it is worth a word. */
const hasFallen = (told: number, now: number): boolean =>
  told - now >= SAVED_SEARCH.fallLeast && (told - now) * 100 >= told * SAVED_SEARCH.fallPercent

/** A fall: the place that says it, and what was told before. */
type Fall = { place: Watched; before: number; of: 'place' | 'lowest' }
/** What is to be told of a search, and what the person knows then. */
export type Comparison = { fall: Fall | null; freed: readonly Watched[]; told: Told }

/** The largest fall among places that were free before; where there is none, that of the lowest price: a place is new. */
function fallIn(told: Told, known: ReadonlyMap<string, Known>, stayed: readonly Watched[]): Fall | null {
  const falls = stayed.flatMap((place): Fall[] => {
    const before = known.get(place.id)
    return before?.free === true && hasFallen(before.total, place.total)
      ? [{ place, before: before.total, of: 'place' }]
      : []
  })
  const [largest] = falls.sort((a, b) => b.before - b.place.total - (a.before - a.place.total))
  const [cheapest] = stayed
  if (largest || !cheapest || told.lowest === null || !hasFallen(told.lowest, cheapest.total))
    return largest ?? null
  return { place: cheapest, before: told.lowest, of: 'lowest' }
}

/**
 * Compares a search with what its person knows. A fall is told against the lowest price that was told, at most once in
 * `quietHours`: what falls meanwhile waits, and is told if it still holds. A price that rises is only taken for the new one when
 * no fall was told for so long, so that down, up and down again is told once. A place that frees is told at once, and once in
 * `quietHours`; it is not told a second time as a fall. `watched` has the cheapest first.
 */
export function compared(
  told: Told,
  watched: readonly Watched[],
  at: { now: number; pricesToldAt: number; fallToldAt: number | null },
): Comparison {
  const known = new Map(told.places.map((place) => [place.id, place]))
  const mayTell = at.fallToldAt === null || at.now - at.fallToldAt >= QUIET
  const mayRise = at.now - at.pricesToldAt >= QUIET
  const opened = new Set(
    watched.filter(({ id, free }) => free && known.get(id)?.free === false).map(({ id }) => id),
  )
  const isQuiet = (id: string) => at.now - (known.get(id)?.freedAt ?? -Infinity) < QUIET
  const freed = watched.filter(({ id }) => opened.has(id) && !isQuiet(id))
  const stayed = watched.filter(({ id, free }) => free && !opened.has(id))
  const fall = mayTell ? fallIn(told, known, stayed) : null

  const next = ({ id, total, free }: Watched): Known => {
    const before = known.get(id)
    const freedAt = freed.some((one) => one.id === id) ? at.now : before?.freedAt
    const keeps = before !== undefined && before.free && free
    const takes =
      !keeps || (fall !== null && hasFallen(before.total, total)) || (mayRise && total > before.total)
    return { id, total: takes ? total : before.total, free, ...(freedAt === undefined ? {} : { freedAt }) }
  }
  const lowest = lowestOf(watched)
  const heard = lowestOf(fall === null ? freed : [...stayed, ...freed])
  const lower = heard !== null && told.lowest !== null && heard < told.lowest ? heard : told.lowest
  return {
    fall,
    freed,
    told: {
      lowest: lower === null || (mayRise && lowest !== null && lowest > lower) ? lowest : lower,
      places: watched.slice(0, SAVED_SEARCH.places).map(next),
    },
  }
}
