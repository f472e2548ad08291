import { readAddress } from '#contract/identifier.ts'
import type { Database } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { accountAt, endSessionsOf } from '#server/modules/accounts/accounts.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import type { Clock } from '#server/ports/clock.ts'
import { deletePasskey, passkeysOf } from './store.ts'

/**
 * Takes all passkeys of an account away and signs it out everywhere, by whoever runs the server: the way back for staff who lost
 * theirs. Says how many there were; null when nobody has this email or phone number.
 */
export function forgetPasskeys(
  { db, clock }: { db: Database; clock: Clock },
  identifier: string,
): Promise<number | null> {
  return transact(db, async (tx) => {
    const address = readAddress(identifier)
    const account = address === null ? null : await accountAt(tx, address)
    if (account === null) return null
    const kept = await passkeysOf(tx, account.id)
    for (const { id } of kept) await deletePasskey(tx, account.id, id)
    const now = clock.now()
    await endSessionsOf(tx, { userId: account.id, but: null, reason: 'ended_by_staff', now })
    const details = { by: 'npm run admin', passkeys: kept.length }
    await record(tx, { kind: 'passkeyRemoved', account: account.id, details, now })
    return kept.length
  })
}
