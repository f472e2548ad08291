import { searchProblems } from '#contract/shapes/search.ts'
import type { Handlers } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { todayAt } from '#server/today.ts'
import { searchEngine } from './engine.ts'

export { searchEngine, type Watched } from './engine.ts'
export { termName } from './terms.ts'

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
