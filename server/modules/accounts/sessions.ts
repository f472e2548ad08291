import { and, eq, isNull, lt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Role } from '#contract/grants.ts'
import { SESSION } from '#contract/numbers.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { transact } from '#server/db/transact.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import type { SessionTokens } from '#server/handlers.ts'
import { rememberLanguage } from './language.ts'
import { randomToken, successor, tokenHash } from './secrets.ts'
import type { Origin } from './devices.ts'
import { accessTokens, refreshTokens, sessions, signInFailures, userRoles, type EndReason } from './tables.ts'

const ACCESS_MINUTES = 15
const REFRESH_HOURS = 7 * 24
/** Tabs that refresh at the same moment are not taken for thieves. */
const GRACE_SECONDS = 10
/**
 * A browser that is killed loses the cookies of its last half minute. What came with new tokens says that they arrived only
 * when it is used later than this, in seconds: what is used before may be forgotten again.
 */
const WRITTEN_SECONDS = 60
/** Ends of a session by which a person, or staff for them, told the device to forget what it keeps. */
const TOLD_TO_FORGET: ReadonlySet<EndReason> = new Set([
  'ended_elsewhere',
  'ended_by_staff',
  'account_removed',
])
/** However often it was renewed, a session does not outlive this. */
const MOST = { hours: SESSION.mostDays * 24 }

const before = (left: Temporal.Instant, right: Temporal.Instant) => Temporal.Instant.compare(left, right) < 0

/** Gives out an access token beside a refresh token, and keeps the hashes of both. */
async function issue(
  tx: Transaction,
  sessionId: string,
  refresh: string,
  now: Temporal.Instant,
): Promise<SessionTokens> {
  const tokens = {
    access: randomToken(),
    accessEnds: now.add({ minutes: ACCESS_MINUTES }),
    refresh,
    refreshEnds: now.add({ hours: REFRESH_HOURS }),
  }
  await tx.insert(accessTokens).values({
    hash: tokenHash(tokens.access),
    refreshHash: tokenHash(refresh),
    sessionId,
    endsAt: tokens.accessEnds,
  })
  await tx
    .insert(refreshTokens)
    .values({ hash: tokenHash(refresh), sessionId, endsAt: tokens.refreshEnds })
    .onConflictDoNothing()
  await tx.update(sessions).set({ endsAt: tokens.refreshEnds }).where(eq(sessions.id, sessionId))
  return tokens
}

export type SignInWay = 'password' | 'passkey' | 'code' | 'social' | 'return'

/** Begins a session. */
export const startSession = (
  db: Database,
  {
    userId,
    role,
    way,
    now,
    ...origin
  }: { userId: string; role: Role; way: SignInWay; now: Temporal.Instant } & Origin,
): Promise<SessionTokens> =>
  transact(db, async (tx) => {
    const id = uuidv7()
    const passkeyAt = way === 'passkey' ? now : null
    const times = { createdAt: now, seenAt: now, endsAt: now }
    await tx
      .insert(sessions)
      .values({ id, userId, role, passkeyAt, secret: randomToken(), ...times, ...origin })
    const tokens = await issue(tx, id, randomToken(), now)
    const { network } = origin
    await record(tx, { kind: 'signedIn', account: userId, network, details: { way, role }, now })
    return tokens
  })

/**
 * New tokens for a refresh token; null when it is none, is over, its session ended, or its role was taken from the person:
 * tokens that open nothing would be renewed without end. One that was used before leads to
 * the same successor again within ten seconds, and later while nobody has used what it led to: then the answer was lost
 * on the way. Otherwise somebody copied it, and the whole session ends.
 */
export const rotate = (
  db: Database,
  token: string,
  { now, language, ...origin }: { now: Temporal.Instant; language: Language } & Origin,
): Promise<SessionTokens | null> =>
  transact(db, async (tx) => {
    const [used] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, tokenHash(token)), isNull(refreshTokens.usedAt)))
      .returning({ hash: refreshTokens.hash })
    const [found] = await tx
      .select()
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(userRoles, and(eq(userRoles.userId, sessions.userId), eq(userRoles.role, sessions.role)))
      .where(eq(refreshTokens.hash, tokenHash(token)))
    if (!found || found.sessions.endedAt !== null) return null
    const { sessions: session, refresh_tokens: presented } = found
    if (!before(now, presented.endsAt)) return null
    if (!before(now, session.createdAt.add(MOST))) return null
    const racing = before(now, (presented.usedAt ?? now).add({ seconds: GRACE_SECONDS }))
    if (!used && !racing && (await arrived(tx, successor(session.secret, token)))) {
      await endSession(tx, session.id, 'reused', now)
      return null
    }
    await tx
      .update(sessions)
      .set({ seenAt: now, ...origin })
      .where(eq(sessions.id, session.id))
    await rememberLanguage(tx, session.userId, language)
    return issue(tx, session.id, await newest(tx, session.secret, token), now)
  })

/** Whether a refresh token, or the access token given out beside it, was used: then the answer with them was not lost. */
async function arrived(tx: Transaction, token: string): Promise<boolean> {
  const [known] = await tx
    .select({ usedAt: refreshTokens.usedAt, arrivedAt: refreshTokens.arrivedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(token)))
  return known !== undefined && (known.usedAt !== null || known.arrivedAt !== null)
}

/** The end of the chain of successors that begins at `token`: the one that has not been used. */
async function newest(tx: Transaction, secret: string, token: string): Promise<string> {
  const next = successor(secret, token)
  const [known] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(next)))
  return known && known.usedAt !== null ? newest(tx, secret, next) : next
}

/** Ends a session: none of its tokens is worth anything afterwards. */
export async function endSession(
  tx: Transaction,
  sessionId: string,
  endReason: EndReason,
  now: Temporal.Instant,
): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ account: sessions.userId, network: sessions.network })
  if (ended) await record(tx, { kind: 'sessionEnded', ...ended, details: { reason: endReason }, now })
}

/** The session that a refresh token belongs to, whether or not the token was used; null for one that nobody knows. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | null> {
  const [found] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash(token)))
  return found?.sessionId ?? null
}

/** Whether the device with this refresh token was told, from elsewhere, to forget the person. */
export async function isToldToForget(db: Database, token: string): Promise<boolean> {
  const [found] = await db
    .select({ endReason: sessions.endReason })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, tokenHash(token)))
  return found !== undefined && found.endReason !== null && TOLD_TO_FORGET.has(found.endReason)
}

/** From when on the use of an access token that ends at `endsAt` says that its browser has kept what came with it. */
export const keptFrom = (endsAt: Temporal.Instant): Temporal.Instant =>
  endsAt.subtract({ minutes: ACCESS_MINUTES }).add({ seconds: WRITTEN_SECONDS })

/** Takes away what is over: tokens, sessions, and counted failures of a day ago. */
export async function sweepSessions(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.endsAt, now))
  await db.delete(refreshTokens).where(lt(refreshTokens.endsAt, now))
  await db.delete(sessions).where(lt(sessions.endsAt, now))
  await db.delete(signInFailures).where(lt(signInFailures.since, now.subtract({ hours: 24 })))
}
