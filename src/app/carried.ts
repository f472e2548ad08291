import type { QueryClient } from '@tanstack/react-query'
import { serverTime, supposeServerTime } from '#src/api/serverClock.ts'
import { dayOf } from '#src/i18n/useToday.ts'

/** What travels inside the document: what time it was by the server's clock when it was drawn (ms), and the answers it is made of. */
type Load = { now: number; answers: readonly unknown[] }

/** An answer that travels inside the document: the key of its query, what was answered and when (ms). */
type Carried = { key: readonly unknown[]; data: unknown; at: number }

const isLoad = (value: unknown): value is Load =>
  typeof value === 'object' &&
  value !== null &&
  'now' in value &&
  typeof value.now === 'number' &&
  'answers' in value &&
  Array.isArray(value.answers)

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
  return JSON.stringify({ now: serverTime(), answers } satisfies Load)
}

/**
 * Takes what came inside the document, so that nothing is asked twice. Where it is another day here than it was there when the
 * page was drawn, that day counts until an answer tells: the page could not be taken over as it is.
 */
export function takeAnswers(client: QueryClient, text: string): void {
  const load: unknown = JSON.parse(text)
  if (!isLoad(load)) return
  if (dayOf(load.now) !== dayOf(serverTime())) supposeServerTime(load.now)
  for (const answer of load.answers)
    if (isCarried(answer)) client.setQueryData(answer.key, answer.data, { updatedAt: answer.at })
}
