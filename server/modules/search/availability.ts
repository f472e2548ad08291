import type { Database } from '#server/db/client.ts'
import { leftInNights, type LeftByNight } from '#server/modules/inventory/inventory.ts'
import { dayNumber, dayOf, type CatalogueResort } from '#server/modules/resorts/resorts.ts'

export type Days = { from: string; to: string }
/** The fewest units left in any night, for every room that has not all of them left. */
export type Left = ReadonlyMap<string, number>
/** Where is looked: the catalogue's own list of an area, or null for everywhere. Who looks at the same list looks together. */
export type Places = readonly CatalogueResort[] | null

type Asking = { days: Days; places: Places; answer: (left: Left) => void; fail: (error: unknown) => void }

function nightsOfDays({ from, to }: Days): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first }, (_none, index) => dayOf(first + index))
}

function leftIn(days: Days, busy: LeftByNight): Left {
  const left = new Map<string, number>()
  for (const night of nightsOfDays(days))
    for (const room of busy.get(night) ?? [])
      left.set(room.roomId, Math.min(room.left, left.get(room.roomId) ?? room.left))
  return left
}

/** The nights that are asked for, place by place. */
function looksOf(asking: readonly Asking[]): { nights: Set<string>; resortIds: string[] | null }[] {
  const looks = new Map<Places, Set<string>>()
  for (const { days, places } of asking) {
    const nights = looks.get(places) ?? new Set()
    for (const night of nightsOfDays(days)) nights.add(night)
    looks.set(places, nights)
  }
  return [...looks].map(([places, nights]) => ({
    nights,
    resortIds: places?.map(({ row }) => row.id) ?? null,
  }))
}

/** Reads the nights of everybody who asks once, and answers each; the same days are worked out once. */
async function answerAll(db: Database, asking: readonly Asking[]): Promise<void> {
  try {
    const busy = await leftInNights(db, looksOf(asking))
    const known = new Map<string, Left>()
    for (const { days, answer } of asking) {
      const key = `${days.from} ${days.to}`
      const left = known.get(key) ?? leftIn(days, busy)
      known.set(key, left)
      answer(left)
    }
  } catch (error) {
    for (const { fail } of asking) fail(error)
  }
}

/**
 * What is left in asked nights. While one look at the database is under way, everybody who asks waits for the next and
 * shares it: an answer is never older than its question, and a crowd costs as much as one person.
 */
export function sharedAvailability(db: Database): (days: Days, places: Places) => Promise<Left> {
  let waiting: Asking[] = []
  let looking = false
  async function look(): Promise<void> {
    looking = true
    while (waiting.length > 0) {
      const asking = waiting
      waiting = []
      await answerAll(db, asking)
    }
    looking = false
  }
  return (days, places) =>
    new Promise((answer, fail) => {
      waiting.push({ days, places, answer, fail })
      if (!looking) void look()
    })
}
