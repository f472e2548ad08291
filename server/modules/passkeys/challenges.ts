import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/client.ts'
import { passkeyChallenges } from './tables.ts'

const MINUTES = 5

const hashed = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')
const clientData = z.object({ challenge: z.string() })

/** Whom a challenge is for: a session that enrols, or a browser that signs in. */
export type ChallengeFor = { sessionId: string } | { browser: string }
/** Who answers: a browser may bring more than one secret. */
export type AnswersAs = { sessionId: string } | { browsers: readonly string[] }

const keyOf = (challenge: string, whom: ChallengeFor) =>
  hashed(challenge, 'sessionId' in whom ? `session ${whom.sessionId}` : `browser ${whom.browser}`)
const keysOf = (challenge: string, whom: AnswersAs) =>
  'sessionId' in whom
    ? [keyOf(challenge, whom)]
    : whom.browsers.map((browser) => keyOf(challenge, { browser }))

/** Notes a challenge that was given out. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  whom: ChallengeFor,
  now: Temporal.Instant,
): Promise<void> {
  const sessionId = 'sessionId' in whom ? whom.sessionId : null
  await db
    .insert(passkeyChallenges)
    .values({ hash: keyOf(challenge, whom), sessionId, endsAt: now.add({ minutes: MINUTES }) })
}

/** The challenge that an answer says it signed. */
function challengeIn(clientDataJson: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const parsed = clientData.safeParse(read)
    return parsed.success ? parsed.data.challenge : null
  } catch {
    return null
  }
}

/** Takes the challenge of an answer, which is used up with that; null when it was not given to these, is over or was used. */
export async function takeChallenge(
  db: Database,
  clientDataJson: string,
  whom: AnswersAs,
  now: Temporal.Instant,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === null) return null
  const mine =
    'sessionId' in whom
      ? eq(passkeyChallenges.sessionId, whom.sessionId)
      : isNull(passkeyChallenges.sessionId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(inArray(passkeyChallenges.hash, keysOf(challenge, whom)), mine, gt(passkeyChallenges.endsAt, now)),
    )
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0 ? challenge : null
}

/** Forgets challenges that are over. */
export async function sweepChallenges(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.endsAt, now))
}
