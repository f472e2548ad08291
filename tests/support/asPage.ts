import type { Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'

/** A call that the page itself makes, as whoever is signed in there; what comes back is for the caller to read. */
export async function ask(page: Page, name: EndpointName, input: object): Promise<unknown> {
  const { method, path } = ENDPOINTS[name]
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]))
  const address = API_BASE + path + (method === 'GET' ? `?${query}` : '')
  const answer: unknown = await page.evaluate(
    async ([verb, at, body]) => {
      const response = await fetch(at, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'x-ghe-page': '1',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(verb === 'GET' ? {} : { body }),
      })
      const read: unknown = await response.json()
      return read
    },
    [method, address, JSON.stringify(input)] as const,
  )
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
}
