import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { DOCUMENT_NAMES } from '#contract/shapes/document.ts'

/** Privacy policy and regulations are read once ahead, so that they are on the device when there is no network. */
export function keepDocuments(client: QueryClient): void {
  void client.prefetchQuery(query('helper.company', {}))
  for (const name of DOCUMENT_NAMES) void client.prefetchQuery(query('document.read', { name }))
}
