import { notFound } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { UUID } from '#contract/uuid.ts'
import { isProblem } from '#src/api/problem.ts'
import { query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { dayOf } from '#src/i18n/useToday.ts'
import { readServiceSearch } from './readSearch.ts'
import { slotDays } from './slotDays.ts'

/** What the list of services shows first. */
export async function loadServices(
  client: QueryClient,
  raw: Readonly<Record<string, unknown>>,
): Promise<void> {
  await Promise.all([
    client.ensureQueryData(query('helper.projectAreas', {})),
    client.prefetchQuery(query('service.search', readServiceSearch(raw))),
  ])
}

/** What a service's page shows first; an id of nobody is a 404. */
export async function loadService(client: QueryClient, id: string): Promise<void> {
  if (!UUID.test(id)) throw notFound()
  const slots = client.prefetchQuery(
    query('service.slots', { service_id: id, ...slotDays(dayOf(serverTime())) }),
  )
  await client.ensureQueryData(query('service.detail', { service_id: id })).catch((error: unknown) => {
    throw isProblem(error, 404) ? notFound() : error
  })
  await slots
}
