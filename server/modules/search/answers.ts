import type { Language } from '#contract/shapes/primitives.ts'
import type { SearchAnswer, SearchRequest } from '#contract/shapes/search.ts'
import type { LeftNights } from '#server/modules/inventory/inventory.ts'
import type { Catalogue } from '#server/modules/resorts/resorts.ts'
import { carryOn, type Carried } from './carryOn.ts'
import type { Finding } from './find.ts'
import type { Current } from './index.ts'
import { stayOf } from './rules.ts'
import { nextTurn } from './terms.ts'

const MINUTE = 60_000
/**
 * Until when an answer is right by the clock, in milliseconds since 1970: until cancelling costs something at one more place,
 * or for nights from today on until the next minute, since places take guests for today until a whole one.
 */
function rightUntil({ now, columns, asked }: Pick<Finding, 'now' | 'columns' | 'asked'>): number {
  if (asked.days?.from !== now.today) return nextTurn(columns.terms, asked)
  return Math.max(asked.now + 1, Math.ceil(asked.now / MINUTE) * MINUTE)
}

/** So many answers are kept; one weighs some 10 kB. */
const KEPT = 1_000

/** `last`: the last one of its page in the order asked for; null where others would still fit on it. */
type Kept = Carried & { mark: number; now: Pick<Catalogue, 'today' | 'lookups'>; from: number; until: number }

/** Whether an answer is of this day and in these words. */
const isOf = (known: Kept['now'], now: Kept['now']) =>
  known.today === now.today && known.lookups === now.lookups

/**
 * Answers that are given again to who asks the same while nothing that they could find has changed: before a holiday,
 * thousands look for the same nights in the same area. Nights that change elsewhere than on the page are counted in.
 */
export function keptAnswers(left: LeftNights) {
  const answers = new Map<string, Kept>()
  const keyOf = (request: SearchRequest, language: Language) => JSON.stringify([language, request])
  return {
    /** The answer that holds at a moment; null where it has to be looked for. */
    again: (
      request: SearchRequest,
      language: Language,
      moment: Temporal.Instant,
      current: Current,
    ): SearchAnswer | null => {
      const known = answers.get(keyOf(request, language))
      const at = moment.epochMilliseconds
      if (!known || at < known.from || at >= known.until || !isOf(known.now, current.now)) return null
      const { changes } = current
      const moved = changes.since(known.mark, request.project_area_id, stayOf(request))
      const answer =
        moved?.length === 0
          ? known.answer
          : moved && carryOn(request, known, moved, current, { left, moment })
      if (answer !== null) Object.assign(known, { answer, mark: changes.now })
      return answer
    },
    keep: (
      request: SearchRequest,
      language: Language,
      { answer, last }: Carried,
      finding: Pick<Finding, 'mark' | 'now' | 'columns' | 'asked'>,
    ): void => {
      const key = keyOf(request, language)
      // The one that was kept last stands last.
      answers.delete(key)
      const { mark, now, asked } = finding
      answers.set(key, {
        answer,
        last,
        mark,
        now: { today: now.today, lookups: now.lookups },
        from: asked.now,
        until: rightUntil(finding),
      })
      const [oldest] = answers.size > KEPT ? answers.keys() : []
      if (oldest !== undefined) answers.delete(oldest)
    },
  }
}
