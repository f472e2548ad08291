import type { Database } from '#server/db/client.ts'
import { leftInNights } from '#server/modules/inventory/inventory.ts'
import { dayNumber, dayOf } from '#server/modules/resorts/resorts.ts'

export type Days = { from: string; to: string }
/** The fewest units left in any night, for every room that has not all of them left. */
export type Left = ReadonlyMap<string, number>

type Asking = { days: Days; answer: (left: Left) => void; fail: (error: unknown) => void }

function nightsOfDays({ from, to }: Days): string[] {
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first }, (_none, index) => dayOf(first + index))
}

const readRooms = (text: string): Left =>
  new Map(
    text.split(' ').map((room) => {
      const [id = '', left] = room.split(':')
      return [id, Number(left)]
    }),
  )

const FREE: Left = new Map()

function fewest(nights: readonly Left[]): Left {
  const [first = FREE, ...rest] = nights
  if (rest.length === 0) return first
  const left = new Map(first)
  for (const night of rest)
    for (const [room, units] of night) left.set(room, Math.min(units, left.get(room) ?? units))
  return left
}

/** More nights than can be booked: with so many read texts the oldest are long over, and keeping begins anew. */
const MOST = 1_000

/** Looks at the nights of everybody who asks at once. A night that reads as it did before is not worked out again. */
function looker(db: Database): (asking: readonly Asking[]) => Promise<void> {
  const read = leftInNights(db)
  const texts = new Map<string, { text: string; left: Left }>()
  function worked(night: string, text: string): Left {
    const known = texts.get(night)
    if (known?.text === text) return known.left
    if (texts.size >= MOST) texts.clear()
    const left = readRooms(text)
    texts.set(night, { text, left })
    return left
  }
  return async (asking) => {
    try {
      const nights = new Set(asking.flatMap(({ days }) => nightsOfDays(days)))
      const now = new Map((await read(nights)).map(({ night, rooms }) => [night, worked(night, rooms)]))
      const answers = new Map<string, Left>()
      for (const { days, answer } of asking) {
        const key = `${days.from} ${days.to}`
        const left = answers.get(key) ?? fewest(nightsOfDays(days).map((night) => now.get(night) ?? FREE))
        answers.set(key, left)
        answer(left)
      }
    } catch (error) {
      for (const { fail } of asking) fail(error)
    }
  }
}

/**
 * What is left in asked nights. While one look at the database is under way, everybody who asks waits for the next and
 * shares it: an answer is never older than its question, and a crowd costs as much as one person.
 */
export function sharedAvailability(db: Database): (days: Days) => Promise<Left> {
  const answerAll = looker(db)
  let waiting: Asking[] = []
  let looking = false
  async function look(): Promise<void> {
    looking = true
    while (waiting.length > 0) {
      const asking = waiting
      waiting = []
      await answerAll(asking)
    }
    looking = false
  }
  return (days) =>
    new Promise((answer, fail) => {
      waiting.push({ days, answer, fail })
      if (!looking) void look()
    })
}
