import { sql, type SQL } from 'drizzle-orm'
import { inTurns } from '#server/inTurns.ts'

/**
 * Whole numbers of some rows as one text, for {@link eachNumber}: a million rows cost the driver more than the database. Of all
 * ways that were timed the database puts an array together quickest.
 */
export const numbersOf = (number: SQL, order?: SQL): SQL<string> =>
  sql<string>`array_agg(${number}${order ? sql` order by ${order}` : sql``})::text`

const [ZERO, NINE] = [48, 57] as const

/** Hears every number of a text of {@link numbersOf}, also where it is of lists of numbers. */
export function eachNumber(text: string, hear: (number: number) => void): void {
  let number = 0
  let within = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= ZERO && code <= NINE) {
      number = number * 10 + code - ZERO
      within = true
    } else if (within) {
      hear(number)
      number = 0
      within = false
    }
  }
  if (within) hear(number)
}

/** Letters that are read in a turn: some ten thousand numbers, which take a millisecond or two. */
const PART = 200_000

/** As {@link eachNumber}, of millions: others have their turn in between. */
export async function everyNumber(text: string, hear: (number: number) => void): Promise<void> {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const comma = text.indexOf(',', from + PART)
    const to = comma < 0 ? text.length : comma
    parts.push(text.slice(from, to))
    from = to
  }
  await inTurns(
    parts,
    (part) => {
      eachNumber(part, hear)
      return null
    },
    1,
  )
}
