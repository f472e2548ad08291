import { uuidv7 } from 'uuidv7'
import { can, type Role } from '#contract/grants.ts'
import { readAddress } from '#contract/identifier.ts'
import type { Database } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import {
  accountAt,
  giveRole,
  memberById,
  restoreRole,
  rolesOf,
  takeRole,
} from '#server/modules/accounts/accounts.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import type { Clock } from '#server/ports/clock.ts'
import { versionsOf } from './changes.ts'
import { adminChanges } from './tables.ts'

/** Who is written down where no account did it but whoever runs the server. */
const WHOEVER_RUNS_IT = '00000000-0000-0000-0000-000000000000'

/**
 * Gives an account a role without an administrator: how the first one comes to be. Null when nobody has this email or phone
 * number; `given` is false when they held the role before. An account that gets the desk's work is for that alone, since a
 * person signs in with one role. It stands in the administration's history like any other change.
 */
export function grantRole(
  { db, clock }: { db: Database; clock: Clock },
  { identifier, role }: { identifier: string; role: Role },
): Promise<{ name: string; given: boolean } | null> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const address = readAddress(identifier)
    const found = address === null ? null : await accountAt(tx, address)
    const account = found === null ? null : await memberById(tx, found.id, { lock: true })
    if (account === null) return null
    const before = await rolesOf(tx, account.id)
    if (before.includes(role)) return { name: account.name, given: false }
    await restoreRole(tx, role)
    await giveRole(tx, { userId: account.id, role, now })
    const besides = before.filter((one) => can(role, 'desk.work') && !can(one, 'desk.work'))
    for (const one of besides) await takeRole(tx, account.id, one)
    const about = `user/${account.id}`
    await tx.insert(adminChanges).values({
      id: uuidv7(),
      about,
      version: ((await versionsOf(tx, [about])).get(about) ?? 0) + 1,
      staffId: WHOEVER_RUNS_IT,
      act: 'giveRole',
      reason: 'npm run admin',
      before,
      after: await rolesOf(tx, account.id),
      at: now,
    })
    const details = { role, change: 'given', by: 'npm run admin' }
    await record(tx, { kind: 'roleChanged', account: account.id, details, now })
    return { name: account.name, given: true }
  })
}
