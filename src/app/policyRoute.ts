import { notFound } from '@tanstack/react-router'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import type { DocumentName } from '#contract/shapes/document.ts'
import type { RouterContext } from './context.ts'
import type { Told } from './title.ts'

/** Loads a document for its page and says what the page is called; a version there never was is a 404. */
export async function loadPolicy(
  { queryClient }: RouterContext,
  name: DocumentName,
  version: string | undefined,
): Promise<Told> {
  // The document names who runs the product; it can be read without.
  await queryClient.prefetchQuery(query('helper.company', {}))
  const { title, summary } = await queryClient
    .ensureQueryData(query('document.read', { name, version }))
    .catch((error: unknown) => {
      throw isProblem(error, 404) || isProblem(error, 400) ? notFound() : error
    })
  return { title, description: summary }
}
