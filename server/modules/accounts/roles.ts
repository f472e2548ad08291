import { and, asc, count, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/grants.ts'
import { normalEmail, normalPhone } from '#contract/identifier.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { hasWords } from '#server/db/named.ts'
import { wordsOfName } from '#server/db/nameWords.ts'
import { sqlError } from '#server/db/transact.ts'
import { roles, userRoles, users } from './tables.ts'

export type Member = typeof users.$inferSelect

/** Words of a name from their first letters, or a whole email or phone number. */
function looksLike(text: string): SQL | undefined {
  if (text === '') return undefined
  if (text.includes('@')) return eq(users.email, normalEmail(text))
  const phone = normalPhone(text)
  const name = hasWords(wordsOfName(users.name), text)
  return phone === null ? name : or(name, eq(users.phone, phone))
}

const holdersOf = (db: Database, role: Role) =>
  db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, role))

/** People by text and role, in the order in which they came. */
export const membersLike = (
  db: Database,
  ask: { text: string; role: Role | undefined; after: string | null; limit: number },
): Promise<Member[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        looksLike(ask.text),
        ask.role === undefined ? undefined : inArray(users.id, holdersOf(db, ask.role)),
        ask.after === null ? undefined : gt(users.id, ask.after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(ask.limit)

/** One person; null when there is none. Locked where asked, so that two changes of their roles wait for each other. */
export async function memberById(
  db: Database | Transaction,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Member | null> {
  const query = db.select().from(users).where(eq(users.id, id))
  const [found] = lock ? await query.for('update') : await query
  return found ?? null
}

/** The roles of a person. */
export async function rolesOf(db: Database | Transaction, userId: string): Promise<Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ role }) => role)
}

/**
 * The people who hold one of these roles and can sign in, held until the transaction ends, so that two of them do not take each
 * other's at the same moment.
 */
export async function heldAmong(tx: Transaction, wanted: readonly Role[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(inArray(userRoles.role, [...wanted]), eq(users.state, 'ACTIVE')))
    .orderBy(asc(userRoles.userId), asc(userRoles.role))
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

/** Lets an account in no more, or again; false when it is neither open nor suspended, as one that its person has closed. */
export async function suspendAccount(tx: Transaction, userId: string, suspended: boolean): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ state: suspended ? 'LOCKED' : 'ACTIVE' })
    .where(and(eq(users.id, userId), inArray(users.state, ['ACTIVE', 'LOCKED'])))
    .returning({ id: users.id })
  return changed.length > 0
}

/** How many hold each role; one that nobody holds has no entry. */
export async function holders(db: Database | Transaction): Promise<Map<Role, number>> {
  const rows = await db
    .select({ role: userRoles.role, held: count() })
    .from(userRoles)
    .groupBy(userRoles.role)
  return new Map(rows.map(({ role, held }) => [role, held]))
}

/** Gives a role; a second time changes nothing. */
export async function giveRole(
  tx: Transaction,
  { userId, role, now }: { userId: string; role: Role; now: Temporal.Instant },
): Promise<void> {
  await tx.insert(userRoles).values({ userId, role, grantedAt: now }).onConflictDoNothing()
}

/** Takes a role away: sessions that act in it can do nothing from then on. */
export async function takeRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
}

/** The roles that can be given. */
export const offeredRoles = async (db: Database | Transaction): Promise<ReadonlySet<Role>> =>
  new Set((await db.select().from(roles)).map(({ role }) => role))

/** Whether a role can be given; while this transaction lasts it cannot be deleted. */
export async function holdRole(tx: Transaction, role: Role): Promise<boolean> {
  return (await tx.select().from(roles).where(eq(roles.role, role)).for('share')).length > 0
}

/** The database's word for "something refers to it". */
const REFERRED = '23503'

/** Deletes a role; false, and the transaction is over, when somebody holds it. */
export async function deleteRole(tx: Transaction, role: Role): Promise<boolean> {
  try {
    await tx.delete(roles).where(eq(roles.role, role))
    return true
  } catch (error) {
    if (sqlError(error)?.code === REFERRED) return false
    throw error
  }
}

/** Brings a role back. */
export async function restoreRole(tx: Transaction, role: Role): Promise<void> {
  await tx.insert(roles).values({ role }).onConflictDoNothing()
}
