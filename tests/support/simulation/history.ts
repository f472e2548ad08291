import { expect } from 'vitest'
import * as z from 'zod/mini'

/**
 * What somebody was told between two moments: a booking's version when they looked, that they acted on the version they had seen
 * (and which it has since then, where that was said), or nothing about it, while anything may have happened to it.
 */
type Told = { begin: number; end: number } & (
  | { what: 'saw'; booking: string; version: number }
  | { what: 'acted'; booking: string; seen: number; version: number | null }
  | { what: 'else' }
)
/** A booking has this version; unless `exact`, or a later one. */
type State = { version: number; exact: boolean }

const acting = z.object({ booking_id: z.string(), version: z.number() })
const looking = z.object({ booking_id: z.string() })
const versioned = z.object({ version: z.number() })

/** A booking one after the other, as everybody thinks of it: what comes of being told this, null where nobody could be. */
function after({ version, exact }: State, told: Told): State | null {
  if (told.what === 'else') return { version, exact: false }
  const wanted = told.what === 'saw' ? told.version : told.seen
  if (exact ? wanted !== version : wanted < version) return null
  if (told.what === 'saw') return { version: wanted, exact: true }
  return told.version === null ? { version: wanted, exact: false } : { version: told.version, exact: true }
}

const nameOf = ({ version, exact }: State) => `${version} ${exact}`

/** The states that some order of what was told at the same time leads to: nobody comes before one who had ended when they began. */
function inSomeOrder(state: State, told: readonly Told[], known = new Map<string, State[]>()): State[] {
  if (told.length === 0) return [state]
  // Many orders lead to the same state with the same things left.
  const name = `${nameOf(state)}: ${told.map(({ begin }) => begin).join()}`
  const before = known.get(name)
  if (before) return before
  const firstEnd = Math.min(...told.map(({ end }) => end))
  const found = new Map<string, State>()
  for (const one of told) {
    const next = one.begin > firstEnd ? null : after(state, one)
    const others = told.filter((other) => other !== one)
    if (next !== null) for (const last of inSomeOrder(next, others, known)) found.set(nameOf(last), last)
  }
  known.set(name, [...found.values()])
  return [...found.values()]
}

/** What was told at overlapping times, together. */
function overlapping(history: readonly Told[]): Told[][] {
  const groups: Told[][] = []
  let until = -1
  for (const told of history.toSorted((one, other) => one.begin - other.begin)) {
    if (told.begin > until) groups.push([])
    groups.at(-1)?.push(told)
    until = Math.max(until, told.end)
  }
  return groups
}

/** The first group of what was told that no order explains; null when there is none. */
export function unexplained(history: readonly Told[]): Told[] | null {
  let states: State[] = [{ version: 0, exact: false }]
  for (const group of overlapping(history)) {
    const found = new Map(
      states.flatMap((state) => inSomeOrder(state, group)).map((state) => [nameOf(state), state]),
    )
    if (found.size === 0) return group
    states = [...found.values()]
  }
  return null
}

/** Keeps what everybody is told, and says whether each booking was one thing to all of them (linearizable, Herlihy and Wing 1990). */
export class History {
  private readonly told: Told[] = []
  private moment = 0

  /** Asks, and keeps what was asked and told. */
  async keep<T>(asked: { call: string; input?: unknown }, ask: () => Promise<T>): Promise<T> {
    const begin = this.moment++
    try {
      const answer = await ask()
      this.told.push({ begin, end: this.moment++, ...toldBy(asked, answer) })
      return answer
    } catch (error) {
      // Whoever is refused has changed nothing.
      this.moment++
      throw error
    }
  }

  readonly expectOneOrder = (): void => {
    const ids = new Set(this.told.flatMap((told) => (told.what === 'else' ? [] : [told.booking])))
    for (const id of ids)
      expect(
        unexplained(this.told.filter((told) => told.what === 'else' || told.booking === id)),
        'no order explains what was told',
      ).toBeNull()
  }
}

type Distribute<T> = T extends unknown ? Omit<T, 'begin' | 'end'> : never

function toldBy({ call, input }: { call: string; input?: unknown }, answer: unknown): Distribute<Told> {
  const act = acting.safeParse(input).data
  const version = versioned.safeParse(answer).data?.version ?? null
  if (act) return { what: 'acted', booking: act.booking_id, seen: act.version, version }
  const look = looking.safeParse(input).data
  if (call === 'booking.detail' && look && version !== null)
    return { what: 'saw', booking: look.booking_id, version }
  return { what: 'else' }
}
