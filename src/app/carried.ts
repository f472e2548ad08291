import type { QueryClient } from '@tanstack/react-query'

/** An answer that travels inside the document: the key of its query, what was answered and when (ms). */
type Carried = { key: readonly unknown[]; data: unknown; at: number }

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && 'key' in value && Array.isArray(value.key) && 'data' in value

/** The element that carries the answers, inside the document. */
export const CARRIER = 'answers'

/** What the server asked while it rendered, as one text to be sent along. */
export function carriedAnswers(client: QueryClient): string {
  const answers: Carried[] = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
  return JSON.stringify(answers)
}

/** Takes what came inside the document, so that nothing is asked twice. */
export function takeAnswers(client: QueryClient, text: string): void {
  const answers: unknown = JSON.parse(text)
  if (!Array.isArray(answers)) return
  for (const answer of answers)
    if (isCarried(answer)) client.setQueryData(answer.key, answer.data, { updatedAt: answer.at })
}
