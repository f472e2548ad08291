import type { Transaction } from '#server/db/client.ts'
import { addNotices, type About } from './write.ts'

/**
 * Tells a host, on all their phones, of a second scan of one code, `scans` in the order in which they were made. Whoever holds the
 * phone that scans may be staff, or have turned away from the screen: the notice comes always.
 */
export async function tellScannedAgain(
  tx: Transaction,
  about: About & { code: string },
  scans: readonly { scannedAt: Temporal.Instant }[],
  now: Temporal.Instant,
): Promise<void> {
  const { code, ...which } = about
  const [earliest] = scans
  const latest = scans.at(-1)
  if (!earliest || !latest) return
  const params = { code, first: earliest.scannedAt.toString(), again: latest.scannedAt.toString() }
  await addNotices(tx, [{ ...which, kind: 'host.scannedAgain', params, createdAt: now }])
}
