import { readFileSync } from 'node:fs'
import * as z from 'zod'

/**
 * What a cold load is held to, in the form of Lighthouse CI's `assertions` (lighthouserc.json), of which this reads what is
 * used here. Its own reader brings a second Lighthouse, a major version behind.
 */
const bounds = z.union([
  z.strictObject({ minScore: z.number().min(0).max(1) }),
  z.strictObject({ maxNumericValue: z.number() }),
])
const file = z.strictObject({
  ci: z.strictObject({
    assert: z.strictObject({
      assertions: z.record(z.string(), z.tuple([z.enum(['warn', 'error']), bounds])),
    }),
  }),
})
export type Assertions = z.infer<typeof file>['ci']['assert']['assertions']

export const readAssertions = (name = 'lighthouserc.json'): Assertions =>
  file.parse(JSON.parse(readFileSync(name, 'utf8'))).ci.assert.assertions

/** A page's medians: scores of categories and audits from 0 to 1, and what audits measured, each by its Lighthouse name. */
export type Measured = { scores: Readonly<Record<string, number>>; values: Readonly<Record<string, number>> }

const CATEGORY = /^categories:/

/** What a page does not keep, in words, by how much it weighs. What was not measured is not kept either. */
export function broken(assertions: Assertions, measured: Measured): { warn: string[]; error: string[] } {
  const found: { warn: string[]; error: string[] } = { warn: [], error: [] }
  for (const [name, [level, bound]] of Object.entries(assertions)) {
    const id = name.replace(CATEGORY, '')
    const [value, kept, wanted] =
      'minScore' in bound
        ? [measured.scores[id], (measured.scores[id] ?? 0) >= bound.minScore, `≥ ${bound.minScore}`]
        : [
            measured.values[id],
            (measured.values[id] ?? Infinity) <= bound.maxNumericValue,
            `≤ ${bound.maxNumericValue}`,
          ]
    if (!kept) found[level].push(`${id} ${value ?? 'not measured'} (${wanted})`)
  }
  return found
}
