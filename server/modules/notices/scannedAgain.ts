import type { Transaction } from '#server/db/client.ts'
import { addNotices, type About } from './write.ts'

/** A scan that arrives later than this was made without a network: who made it has long turned away from the screen. */
const WAITED = { minutes: 1 } as const

/**
 * Tells a host, on all their phones, of a second scan of one code that nobody was told of at the gate. `scans` in the order in
 * which they were made; `at`: when the one that arrives now was.
 */
export async function tellScannedAgain(
  tx: Transaction,
  about: About & { code: string },
  scans: readonly { scannedAt: Temporal.Instant }[],
  { at, now }: { at: Temporal.Instant; now: Temporal.Instant },
): Promise<void> {
  const { code, ...which } = about
  const [earliest] = scans
  const latest = scans.at(-1)
  if (!earliest || !latest || Temporal.Instant.compare(at.add(WAITED), now) > 0) return
  const params = { code, first: earliest.scannedAt.toString(), again: latest.scannedAt.toString() }
  await addNotices(tx, [{ ...which, kind: 'host.scannedAgain', params, createdAt: now }])
}
