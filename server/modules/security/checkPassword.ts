import { networkOf } from '#contract/device.ts'
import type { CallContext } from '#server/handlers.ts'
import { countAttempt, passwordMatches, passwordOf } from '#server/modules/accounts/accounts.ts'
import { recordAlone } from '#server/modules/securityLog/securityLog.ts'
import { personOf } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'

/** Whether this is the person's password. Wrong ones are counted as at sign-in: G_429 after five in a quarter of an hour. */
export async function checkPassword(
  { db, clock, settings }: Services,
  context: CallContext,
  password: string,
): Promise<boolean> {
  const { userId } = personOf(context)
  const attempt = await countAttempt(db, {
    account: userId,
    place: context,
    now: clock.now(),
    factor: settings.rateLimitFactor,
  })
  const matches = await passwordMatches((await passwordOf(db, userId))?.passwordHash ?? null, password)
  if (matches) await attempt.succeeded()
  else
    await recordAlone(db, {
      kind: 'confirmFailed',
      account: userId,
      network: networkOf(context.address),
      now: clock.now(),
    })
  return matches
}
