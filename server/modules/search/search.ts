import { searchProblems } from '#contract/shapes/search.ts'
import type { Handlers } from '#server/handlers.ts'
import { versionNow } from '#server/modules/lookups/lookups.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { searchEngine } from './engine.ts'
import { searchIndex } from './index.ts'

export { searchEngine, type Watched } from './engine.ts'
export { termName } from './terms.ts'

/**
 * A text that is another one once a public page may say something else: of the clock's minute, since places take guests for
 * today until a whole one, of what searches find, and of the catalogue's version. Tickets that are left are not in it. Null
 * while a node is still reading what there is.
 */
export async function publicVersion(services: Pick<Services, 'db' | 'clock'>): Promise<string | null> {
  const mark = await searchIndex(services).markNow()
  if (mark === null) return null
  const minute = Math.floor(services.clock.now().epochMilliseconds / 60_000)
  return `${minute} ${mark} ${await versionNow(services.db)}`
}

/** The search of rooms. */
export function searchHandlers(
  services: Services,
): Pick<Handlers, 'search.resorts' | 'search.suggestions' | 'search.areas'> {
  const { search, suggestions, areas } = searchEngine(services)
  return {
    'search.resorts': async (request, { language }) => {
      const problems = searchProblems(request, todayAt(services.clock.now()))
      if (problems.length > 0)
        refuse('G_INPUT', [], {
          fields: Object.fromEntries(problems.map(({ field, ...problem }) => [field, problem])),
        })
      return search(request, language)
    },
    'search.suggestions': ({ search_content: typed }, { language }) => suggestions(typed, language),
    'search.areas': areas,
  }
}
