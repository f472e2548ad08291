import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { OTP } from '#contract/numbers.ts'
import type { CodeSent } from '#contract/shapes/code.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { codeLetter, codeText } from '#server/letters/codeLetter.ts'
import type { Post } from '#server/ports/post.ts'
import { MAILBOX } from '#server/standIns.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import {
  checkTries,
  countSending,
  countWrongTry,
  giveBack,
  secondsUntil,
  sweepSends,
  type Sending,
} from './allowance.ts'
import { codeHash, keyOf, newCode, sameHash, type CodeSubject } from './keys.ts'
import { oneTimeCodes } from './tables.ts'

export type { CodeSubject } from './keys.ts'

/** What one-time codes are sent with. */
export type CodeWorld = Services & { post: Post }

export type CodeWish = CodeSubject & {
  language: Language
  /** The network address of who asks; its codes are counted too. */
  caller: string
  /**
   * What has to be remembered for the step after the code. Left out, this is another code for a flow that has begun, which
   * keeps what it remembered; C_022 when none has.
   */
  memo?: Record<string, string>
}

async function deliver({ post, settings }: CodeWorld, wish: CodeWish, code: string): Promise<void> {
  const { address, language, purpose } = wish
  const message = { language, purpose, code }
  if (address.kind === 'email') return post.mail.send(codeLetter(message, address.value))
  const host = new URL(settings.publicAddress).hostname
  return post.sms.send({ to: address.value, text: codeText(message, host), id: uuidv7() })
}

/**
 * Sends a code to an address. The same work is done whether or not anybody has an account there: this module knows none.
 * Refuses with C_055 (the last one was less than a minute ago), G_CODES_USED (five in a day) or G_CODE_NOT_SENT.
 */
export async function sendCode(world: CodeWorld, wish: CodeWish): Promise<CodeSent> {
  const { db, clock, settings, log } = world
  const now = clock.now()
  const key = keyOf(wish)
  const { address, caller, memo } = wish
  if (memo === undefined && !(await codeOf(db, key))) refuse('C_022')
  const sending: Sending = { address, caller, now, factor: settings.rateLimitFactor }
  await countSending(world, sending)
  const code = newCode()
  const fresh = {
    codeHash: codeHash(wish, code),
    endsAt: now.add({ minutes: OTP.minutes }),
    tries: 0,
    provedUntil: null,
    usedFor: null,
  }
  if (memo === undefined) await db.update(oneTimeCodes).set(fresh).where(eq(oneTimeCodes.key, key))
  else
    await db
      .insert(oneTimeCodes)
      .values({ key, purpose: wish.purpose, triedAt: null, memo, ...fresh })
      .onConflictDoUpdate({ target: oneTimeCodes.key, set: { memo, ...fresh } })
  try {
    await deliver(world, wish, code)
  } catch (error) {
    log.error({ err: error, kind: address.kind }, 'a code could not be sent')
    await giveBack(db, sending)
    refuse('G_CODE_NOT_SENT', [], { retryAfter: OTP.everySeconds })
  }
  const standIn = (address.kind === 'email' ? settings.mail : settings.sms) === null
  return {
    resend_after: OTP.everySeconds,
    expires_in: OTP.minutes * 60,
    ...(standIn ? { mailbox: MAILBOX } : {}),
  }
}

async function codeOf(db: Database | Transaction, key: string) {
  const [found] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.key, key))
  return found ?? null
}

/**
 * Tries a code. Right: the address is proven for this flow and purpose for half an hour. Refuses with C_022 (there is none, it
 * is over, or it was tried too often), C_055 with the seconds to wait (the last try was less than a minute ago; this one does
 * not count) or G_CODE_WRONG with the tries left.
 */
export async function proveCode(services: Services, subject: CodeSubject, code: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await checkTries(services, now)
  const key = keyOf(subject)
  const minuteAgo = now.subtract({ seconds: OTP.everySeconds })
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1`, triedAt: now })
    .where(
      and(
        eq(oneTimeCodes.key, key),
        gt(oneTimeCodes.endsAt, now),
        isNull(oneTimeCodes.provedUntil),
        lt(oneTimeCodes.tries, OTP.tries),
        or(isNull(oneTimeCodes.triedAt), lte(oneTimeCodes.triedAt, minuteAgo)),
      ),
    )
    .returning()
  const known = tried ?? (await codeOf(db, key)) ?? refuse('C_022')
  const right = sameHash(known.codeHash, codeHash(subject, code))
  if (!tried) {
    // The same right code once more: its answer was lost on the way.
    if (known.provedUntil !== null && right && Temporal.Instant.compare(now, known.provedUntil) < 0) return
    const open = known.provedUntil === null && known.tries < OTP.tries
    if (!open || Temporal.Instant.compare(known.endsAt, now) <= 0) refuse('C_022')
    const seconds = secondsUntil(now, (known.triedAt ?? now).add({ seconds: OTP.everySeconds }))
    refuse('C_055', [seconds], { retryAfter: seconds })
  }
  if (!right) {
    await countWrongTry(services, now)
    const left = OTP.tries - tried.tries
    refuse(left > 0 ? 'G_CODE_WRONG' : 'C_022', left > 0 ? [left] : [])
  }
  await db
    .update(oneTimeCodes)
    .set({ provedUntil: now.add({ minutes: OTP.proofMinutes }) })
    .where(eq(oneTimeCodes.key, key))
}

/** What a proof remembers, and whose account it was already used for. */
export type Proof = { memo: Readonly<Record<string, string>>; usedFor: string | null }

/**
 * The proof of an address, held until the transaction ends; refuses with C_022 when there is none (any more). Whoever acts on
 * it says so with {@link spendProof} in the same transaction; somebody who finds it spent may only repeat the same answer.
 */
export async function heldProof(
  tx: Transaction,
  subject: CodeSubject,
  now: Temporal.Instant,
): Promise<Proof> {
  const [found] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.key, keyOf(subject)), gt(oneTimeCodes.provedUntil, now)))
    .for('update')
  return found ? { memo: found.memo, usedFor: found.usedFor } : refuse('C_022')
}

/** The proof was used for this account. */
export async function spendProof(tx: Transaction, subject: CodeSubject, userId: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedFor: userId })
    .where(eq(oneTimeCodes.key, keyOf(subject)))
}

/** A proof that leads nowhere is taken away. */
export async function dropCode(db: Database | Transaction, subject: CodeSubject): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.key, keyOf(subject)))
}

/** Forgets codes, proofs and counts that are over. */
export async function sweepCodes({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.endsAt, now.subtract({ minutes: OTP.proofMinutes })))
  await sweepSends(db, now)
}
