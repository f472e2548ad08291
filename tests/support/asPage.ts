import type { EndpointName } from '#contract/endpoints.ts'
import { callRaw, type Caller } from './caller.ts'

/** A call as whoever is signed in at this page; what comes back is for the caller to read. */
export async function ask(page: Caller, name: EndpointName, input: object = {}): Promise<unknown> {
  const answer: unknown = await (await callRaw(page, name, input)).json()
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
}
