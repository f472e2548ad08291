import { dayAt } from '#contract/nights.ts'
import type { Transaction } from '#server/db/client.ts'
import { memberById } from '#server/modules/accounts/accounts.ts'
import { hostProfiles } from './tables.ts'

/**
 * Shows a host to guests by what their account says now; since the day of their first place. How soon they answer is not known
 * then, which is 0.
 */
export async function showHost(
  tx: Transaction,
  { hostId, now }: { hostId: string; now: Temporal.Instant },
): Promise<void> {
  const account = await memberById(tx, hostId)
  if (account === null) return
  const shown = { name: account.name, phone: account.phone ?? '', avatarId: account.avatarId ?? '' }
  await tx
    .insert(hostProfiles)
    .values({ hostId, since: dayAt(now), answersWithinMinutes: 0, ...shown })
    .onConflictDoUpdate({ target: hostProfiles.hostId, set: shown })
}
