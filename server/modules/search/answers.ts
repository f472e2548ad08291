import type { Language } from '#contract/shapes/primitives.ts'
import type { SearchAnswer, SearchRequest } from '#contract/shapes/search.ts'
import type { Lookups } from '#server/modules/lookups/lookups.ts'
import type { Finding } from './find.ts'
import type { Current } from './index.ts'
import { stayOf } from './rules.ts'
import { nextTurn } from './terms.ts'

const MINUTE = 60_000
/**
 * Until when an answer is right by the clock, in milliseconds since 1970: until cancelling costs something at one more place,
 * or for nights from today on until the next minute, since places take guests for today until a whole one.
 */
function rightUntil({ now, columns, asked }: Finding): number {
  if (asked.days?.from !== now.today) return nextTurn(columns.terms, asked)
  return Math.max(asked.now + 1, Math.ceil(asked.now / MINUTE) * MINUTE)
}

/** So many answers are kept; one weighs some 10 kB. */
const KEPT = 1_000

type Kept = { answer: SearchAnswer; mark: number; lookups: Lookups; from: number; until: number }

/**
 * Answers that are given again to who asks the same while nothing that they could find has changed: before a holiday,
 * thousands look for the same nights in the same area.
 */
export function keptAnswers() {
  const answers = new Map<string, Kept>()
  const keyOf = (request: SearchRequest, language: Language) => JSON.stringify([language, request])
  return {
    /** The answer that still holds at a moment (milliseconds since 1970); null where it has to be looked for. */
    again: (
      request: SearchRequest,
      language: Language,
      at: number,
      current: Current,
    ): SearchAnswer | null => {
      const known = answers.get(keyOf(request, language))
      const holds =
        known !== undefined &&
        at >= known.from &&
        at < known.until &&
        known.lookups === current.now.lookups &&
        !current.changes.since(known.mark, request.project_area_id, stayOf(request))
      return holds ? known.answer : null
    },
    keep: (request: SearchRequest, language: Language, answer: SearchAnswer, finding: Finding): void => {
      const key = keyOf(request, language)
      // The one that was kept last stands last.
      answers.delete(key)
      const { mark, now, asked } = finding
      answers.set(key, {
        answer,
        mark,
        lookups: now.lookups,
        from: asked.now,
        until: rightUntil(finding),
      })
      const [oldest] = answers.size > KEPT ? answers.keys() : []
      if (oldest !== undefined) answers.delete(oldest)
    },
  }
}
