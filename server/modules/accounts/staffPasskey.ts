import { eq } from 'drizzle-orm'
import { can } from '#contract/grants.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import type { StaffSettings } from '#server/staffSettings.ts'
import { memberById, rolesOf } from './roles.ts'
import { sessions } from './tables.ts'

/** Whether this session may not work at the desk yet, because it began without a passkey. */
export const lacksPasskey = ({ passkey }: StaffSettings, { role, byPasskey }: Person): boolean =>
  passkey && !byPasskey && can(role, 'desk.work')

/**
 * Whether this account's passkeys are what opens the desk, whatever role the session acts as: then who has its password alone
 * makes the first one and touches no other. The account is held, so that two sessions do not both make the first.
 */
export async function guardsDesk(
  tx: Transaction,
  { passkey }: StaffSettings,
  { userId }: Person,
): Promise<boolean> {
  if (!passkey) return false
  await memberById(tx, userId, { lock: true })
  return (await rolesOf(tx, userId)).some((role) => can(role, 'desk.work'))
}

/** From now on this session is one that showed a passkey. */
export async function notePasskey(
  db: Database | Transaction,
  sessionId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.update(sessions).set({ passkeyAt: now }).where(eq(sessions.id, sessionId))
}
