import type { Language } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'
import { passwordChangedLetter } from '#server/letters/codeLetter.ts'
import { accountById, endSessionsOf, putPassword } from '#server/modules/accounts/accounts.ts'
import { record } from '#server/modules/securityLog/securityLog.ts'
import type { CodeWorld } from '#server/modules/codes/codes.ts'

export type PasswordChange = {
  userId: string
  /** From `hashPassword`. */
  passwordHash: string
  now: Temporal.Instant
  /** The session that goes on; all others end. */
  but?: string
}

/** Puts a new password in place and ends every other session of the person. */
export async function setPassword(tx: Transaction, change: PasswordChange): Promise<void> {
  await putPassword(tx, change.userId, change.passwordHash, change.now)
  const { userId, now, but = null } = change
  await endSessionsOf(tx, { userId, but, reason: 'password_changed', now })
  await record(tx, { kind: 'passwordChanged', account: userId, now })
}

/** Tells a person by mail that their password is another now. A letter that cannot be sent changes nothing. */
export async function tellPasswordChanged(
  { db, settings, post, log }: CodeWorld,
  userId: string,
  language: Language,
): Promise<void> {
  const email = (await accountById(db, userId))?.email ?? null
  if (email === null) return
  const address = `${settings.publicAddress}/forgot-password`
  await post.mail
    .send(passwordChangedLetter(language, email, address))
    .catch((error: unknown) => log.error({ err: error }, 'a security notice could not be sent'))
}
