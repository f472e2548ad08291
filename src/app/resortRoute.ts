import { notFound, redirect } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import type { RouterContext } from './context.ts'
import { pageHead } from './title.ts'

const SEGMENTS = { 1: 'villa', 2: 'apartment', 3: 'hotel' } as const
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Loads a resort for its page; an id of nobody is a 404, a villa under /hotel goes to /villa. */
export async function loadResort(
  context: RouterContext,
  id: string,
  segment: 'hotel' | 'villa' | 'apartment',
): Promise<void> {
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
}

/** The head of a resort's page. */
export function resortHead({ match, params }: { match: { context: RouterContext }; params: { id: string } }) {
  const resort = match.context.queryClient.getQueryData(
    query('resort.detail', { resort_id: params.id }).queryKey,
  )
  return resort ? pageHead(match, `${resort.name}, ${resort.projectAreaName}`, resort.summary) : {}
}
