import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ROLES, type Role } from '#contract/grants.ts'
import { normalEmail, normalPhone, type Address } from '#contract/identifier.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { PersonalInfo } from '#contract/shapes/person.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Person } from '#server/handlers.ts'
import { tokenHash } from './secrets.ts'
import { keptFrom } from './sessions.ts'
import { accessTokens, credentials, refreshTokens, sessions, userRoles, users } from './tables.ts'

/** Roles in the order in which a person with several signs in. */
const byRank = (left: Role, right: Role) => ROLES.indexOf(left) - ROLES.indexOf(right)

/** An account by what a person types to sign in: an email or a phone number in any usual spelling. */
export async function findByIdentifier(db: Database, typed: string) {
  const phone = normalPhone(typed)
  const where = typed.includes('@')
    ? eq(users.email, normalEmail(typed))
    : phone === null
      ? null
      : eq(users.phone, phone)
  if (where === null) return null
  const [found] = await db
    .select({ id: users.id, state: users.state, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(where)
  return found ?? null
}

/** The role a person signs in with; null when none is left. */
export async function roleOf(db: Database, userId: string): Promise<Role | null> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ role }) => role).toSorted(byRank)[0] ?? null
}

const personColumns = {
  userId: sessions.userId,
  role: sessions.role,
  sessionId: sessions.id,
  byPasskey: sql<boolean>`${sessions.passkeyAt} is not null`,
}

/** Who holds an access token: its session still runs, the account is open and still has the session's role. */
export async function personByAccessToken(
  db: Database,
  token: string,
  now: Temporal.Instant,
): Promise<Person | null> {
  const [found] = await db
    .select({
      person: personColumns,
      besides: accessTokens.refreshHash,
      endsAt: accessTokens.endsAt,
      arrivedAt: refreshTokens.arrivedAt,
    })
    .from(accessTokens)
    .leftJoin(refreshTokens, eq(refreshTokens.hash, accessTokens.refreshHash))
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userRoles, and(eq(userRoles.userId, sessions.userId), eq(userRoles.role, sessions.role)))
    .where(
      and(
        eq(accessTokens.hash, tokenHash(token)),
        gt(accessTokens.endsAt, now),
        isNull(sessions.endedAt),
        eq(users.state, 'ACTIVE'),
      ),
    )
  if (!found) return null
  // Once for each pair of tokens: from now on the refresh token before them cannot say that it never had an answer.
  const kept = Temporal.Instant.compare(now, keptFrom(found.endsAt)) >= 0
  if (kept && found.besides !== null && found.arrivedAt === null)
    await db
      .update(refreshTokens)
      .set({ arrivedAt: now })
      .where(and(eq(refreshTokens.hash, found.besides), isNull(refreshTokens.arrivedAt)))
  return found.person
}

/** Who may ask for new tokens with this refresh token: for what a page shows while its access token is just over. */
export async function personByRefreshToken(
  db: Database,
  token: string,
  now: Temporal.Instant,
): Promise<Person | null> {
  const [found] = await db
    .select(personColumns)
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userRoles, and(eq(userRoles.userId, sessions.userId), eq(userRoles.role, sessions.role)))
    .where(
      and(
        eq(refreshTokens.hash, tokenHash(token)),
        gt(refreshTokens.endsAt, now),
        isNull(refreshTokens.usedAt),
        isNull(sessions.endedAt),
        eq(users.state, 'ACTIVE'),
      ),
    )
  return found ?? null
}

export async function userById(db: Database | Transaction, id: string) {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  return found ?? null
}

/** The account at an address, with its password's hash where it has one; null when there is none. */
export async function accountAt(db: Database | Transaction, { kind, value }: Address) {
  const [found] = await db
    .select({ id: users.id, state: users.state, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(kind === 'email' ? users.email : users.phone, value))
  return found ?? null
}

/** Sets the password of an account, also the first one. */
export async function putPassword(
  tx: Database | Transaction,
  userId: string,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt: now } })
}

export type NewAccount = {
  id?: string
  name: string
  email?: string
  phone?: string
  avatarId?: string
  /** What else the person told of themselves. */
  info?: Omit<PersonalInfo, 'name'>
  roles: readonly Role[]
  /** From `hashPassword`; an account without one cannot be signed in to by password. */
  passwordHash?: string
}

/** Makes an account, also inside another transaction, and says its id. A broken unique constraint (`users_by_email`, `users_by_phone`): it exists. */
export async function addAccount(
  db: Database | Transaction,
  account: NewAccount,
  now: Temporal.Instant,
): Promise<string> {
  const id = account.id ?? uuidv7()
  await db.insert(users).values({
    id,
    name: account.name,
    email: account.email === undefined ? null : normalEmail(account.email),
    phone: account.phone === undefined ? null : (normalPhone(account.phone) ?? account.phone),
    avatarId: account.avatarId ?? null,
    sex: account.info?.sex ?? null,
    birthday: account.info?.birthday ?? null,
    provinceId: account.info?.province_id ?? null,
    ward: account.info?.ward ?? '',
    street: account.info?.street ?? '',
    createdAt: now,
  })
  if (account.passwordHash !== undefined)
    await db.insert(credentials).values({ userId: id, passwordHash: account.passwordHash, changedAt: now })
  await db.insert(userRoles).values(account.roles.map((role) => ({ userId: id, role, grantedAt: now })))
  return id
}

/** A person's password as it is kept, and since when; null when they have none. */
export async function passwordOf(
  db: Database | Transaction,
  userId: string,
): Promise<{ passwordHash: string; changedAt: Temporal.Instant } | null> {
  const [found] = await db.select().from(credentials).where(eq(credentials.userId, userId))
  return found ?? null
}

/** Puts a proven address in the place of the old one of its kind. A broken unique constraint: it is another account's. */
export async function putAddress(tx: Transaction, userId: string, address: Address): Promise<void> {
  await tx
    .update(users)
    .set({ [address.kind]: address.value, ...(address.kind === 'email' ? { emailRefusedAt: null } : {}) })
    .where(eq(users.id, userId))
}

/** Whom letters are for: `email` is null where none arrives. */
export type Reader = {
  email: string | null
  /** Nobody is at the account's address, so that `email` is none. */
  refused: boolean
  phone: string | null
  language: Language
}

/** How a person is written to; null when their account is not open. */
export async function readerOf(db: Database | Transaction, userId: string): Promise<Reader | null> {
  const user = await userById(db, userId)
  if (user?.state !== 'ACTIVE') return null
  const { email, phone, language, emailRefusedAt } = user
  const refused = emailRefusedAt !== null
  return { email: refused ? null : email, refused, phone, language }
}

/** Writes down that nobody is at an email address; false when the account has another one by now, or it was known. */
export async function refuseMail(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Temporal.Instant },
): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailRefusedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailRefusedAt)))
    .returning({ id: users.id })
  return marked.length > 0
}

/** How people show to each other, by their ids. `here`: they can be reached in the product. */
export async function facesOfAccounts(db: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; avatarId: string | null; here: boolean }>()
  const rows = await db
    .select({ id: users.id, name: users.name, avatarId: users.avatarId, state: users.state })
    .from(users)
    .where(among(users.id, new Set(ids)))
  return new Map(rows.map(({ id, state, ...face }) => [id, { ...face, here: state === 'ACTIVE' }]))
}

export type AccountName = { name: string; email: string | null; phone: string | null }

/** The names of several people, by their ids. */
export async function namesOfAccounts(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, AccountName>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(among(users.id, new Set(ids)))
  return new Map(rows.map(({ id, ...user }) => [id, user]))
}
