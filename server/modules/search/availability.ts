import type { Database } from '#server/db/client.ts'
import { leftInNights } from '#server/modules/inventory/inventory.ts'
import { dayNumber, dayOf } from '#server/modules/resorts/resorts.ts'

export type Days = { from: string; to: string }
/** The fewest units left in any night, for every room that has not all of them left. */
export type Left = ReadonlyMap<string, number>

type Asking = { days: Days; answer: (left: Left) => void; fail: (error: unknown) => void }
type Busy = ReadonlyMap<string, readonly { roomId: string; left: number }[]>

function nightsOfDays({ from, to }: Days): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first }, (_none, index) => dayOf(first + index))
}

function leftIn(days: Days, busy: Busy): Left {
  const left = new Map<string, number>()
  for (const night of nightsOfDays(days))
    for (const room of busy.get(night) ?? [])
      left.set(room.roomId, Math.min(room.left, left.get(room.roomId) ?? room.left))
  return left
}

/** Reads the nights of everybody who asks once, and answers each; the same days are worked out once. */
async function answerAll(db: Database, asking: readonly Asking[]): Promise<void> {
  try {
    const nights = new Set(asking.flatMap(({ days }) => nightsOfDays(days)))
    const busy = new Map<string, { roomId: string; left: number }[]>()
    for (const { night, ...room } of await leftInNights(db, [...nights])) {
      const rooms = busy.get(night)
      if (rooms) rooms.push(room)
      else busy.set(night, [room])
    }
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
export function sharedAvailability(db: Database): (days: Days) => Promise<Left> {
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
  return (days) =>
    new Promise((answer, fail) => {
      waiting.push({ days, answer, fail })
      if (!looking) void look()
    })
}
