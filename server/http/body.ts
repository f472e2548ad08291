import { Refusal } from '#server/refusal.ts'

/** More values than any form of ours sends, and deeper than any stands in another. */
const [MOST_VALUES, DEEPEST] = [20_000, 16]

/**
 * Refuses a body that is made to be work: so many values, or so deep in one another, that looking at them takes long. A shape
 * looks at every value of a list before it counts them.
 */
export function checkBody(body: unknown): void {
  let level: unknown[] = [body]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > DEEPEST || values > MOST_VALUES)
      throw new Refusal('G_INPUT', [], { fields: { body: { code: 'C_004' } } })
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value).map((part: unknown) => part) : [],
    )
  }
}
