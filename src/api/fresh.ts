import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'

/**
 * Seconds for which an answer counts as fresh; a call that is not here asks again at the next look. Apart from the rest
 * of the wire, since a page needs it before its first call. The browser's build works it out beforehand
 * (scripts/vite/slimCalls.ts).
 */
export const FRESH: Readonly<Partial<Record<EndpointName, number>>> = Object.fromEntries(
  Object.entries(ENDPOINTS).flatMap(([name, { offline }]) =>
    offline.kind === 'lookup' ? [[name, offline.freshSeconds]] : [],
  ),
)
