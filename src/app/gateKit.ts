import type { QueryClient } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { hasSessionHint } from '#src/api/session.ts'
import { equip } from './worker.ts'

/** A host's phone fetches who is expected and the keys at every start: at the gate there may be no network to ask. */
export async function keepGateReady(client: QueryClient): Promise<void> {
  if (!hasSessionHint()) return
  const person = await client.ensureQueryData(query('account.guest', {})).catch(() => null)
  if (person?.capabilities.includes('host.work') !== true) return
  void equip('host')
  await Promise.all([
    client.prefetchQuery(query('host.checkinKeys', {})),
    client.prefetchQuery(query('host.arrivals', {})),
    client.prefetchQuery(query('host.tickets', {})),
  ])
}
