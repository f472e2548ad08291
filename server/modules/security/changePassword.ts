import type { Parsed } from '#contract/endpoints.ts'
import { repeatProblem } from '#contract/people/password.ts'
import type { Security } from '#contract/shapes/profile.ts'
import { transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import {
  checkConfirmed,
  hashPassword,
  passwordMatches,
  passwordOf,
  securityOf,
} from '#server/modules/accounts/accounts.ts'
import type { CodeWorld } from '#server/modules/codes/codes.ts'
import { setPassword, tellPasswordChanged } from '#server/modules/registration/registration.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { checkPassword } from './checkPassword.ts'

/** A password set so short ago, and the same again: its answer was lost on the way. */
const JUST_NOW = { minutes: 5 }

/**
 * Changes the password, or sets the first one of somebody who signs in by others. Every other device is signed out, this one
 * stays. No key is kept for this call, because a hash of a password would be: the new password itself tells a repeated call.
 */
export async function changePassword(
  world: CodeWorld,
  input: Parsed<'security.changePassword'>,
  context: CallContext,
): Promise<Security> {
  const { db, clock } = world
  const person = personOf(context)
  const now = clock.now()
  const { old_password: old, password, repeated_password: repeated } = input
  const unlike = repeatProblem(password, repeated)
  if (unlike) refuse('G_INPUT', [], { fields: { repeated_password: { code: unlike } } })
  const known = await passwordOf(db, person.userId)
  if (known === null) await checkConfirmed(db, person, now)
  else {
    if (old === undefined) refuse('G_INPUT', [], { fields: { old_password: { code: 'C_001' } } })
    const same = await passwordMatches(known.passwordHash, password)
    const recent = Temporal.Instant.compare(known.changedAt.add(JUST_NOW), now) > 0
    if (same && recent && old !== password) return securityOf(world, person)
    if (!(await checkPassword(world, context, old)))
      refuse('C_024', [], { fields: { old_password: { code: 'C_024' } } })
    if (same) refuse('C_056', [], { fields: { password: { code: 'C_056' } } })
  }
  const passwordHash = await hashPassword(password)
  await transact(db, (tx) =>
    setPassword(tx, { userId: person.userId, passwordHash, now, but: person.sessionId }),
  )
  await tellPasswordChanged(world, person.userId, context.language)
  return securityOf(world, person)
}
