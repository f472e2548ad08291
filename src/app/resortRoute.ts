import { notFound, redirect } from '@tanstack/react-router'
import { UUID } from '#contract/uuid.ts'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import type { RouterContext } from './context.ts'
import type { Told } from './title.ts'

const SEGMENTS = { 1: 'villa', 2: 'apartment', 3: 'hotel' } as const

/** Loads a resort for its page and says what the page is called; an id of nobody is a 404, a villa under /hotel goes to /villa. */
export async function loadResort(
  context: RouterContext,
  id: string,
  segment: 'hotel' | 'villa' | 'apartment',
): Promise<Told> {
  if (!UUID.test(id)) throw notFound()
  const ask = context.queryClient
  const reviews = ask.prefetchQuery(query('resort.reviews', { resort_id: id }))
  const resort = await ask
    .ensureQueryData(query('resort.detail', { resort_id: id }))
    .catch((error: unknown) => {
      throw isProblem(error, 404) ? notFound() : error
    })
  await reviews
  const right = SEGMENTS[resort.type]
  if (right !== segment) throw redirect({ to: `/${right}/$id`, params: { id }, replace: true })
  return { title: `${resort.name}, ${resort.projectAreaName}`, description: resort.summary }
}
