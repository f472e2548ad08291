import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { normalEmail } from '#contract/identifier.ts'
import { refuse } from '#server/refusal.ts'
import { tokenHash } from './secrets.ts'
import { signInFailures } from './tables.ts'

const WINDOW_MINUTES = 15
/** Failures in a window: by one address for one account, for one account from anywhere, by one address for any account. */
const LIMITS = { pair: 5, account: 100, address: 100 } as const

type Attempt = { identifier: string; address: string; now: Temporal.Instant; factor: number }

const keyOf = (kind: keyof typeof LIMITS, ...parts: string[]) => tokenHash([kind, ...parts].join('\n'))

/**
 * Counts an attempt as failed before the password is looked at, so that attempts made at the same moment count too; a sign-in
 * that succeeds takes its count back. Refuses with G_429 and the seconds to wait when there were too many.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<{ succeeded(): Promise<void> }> {
  const { address, now, factor } = attempt
  const account = normalEmail(attempt.identifier)
  const keys = {
    pair: keyOf('pair', account, address),
    account: keyOf('account', account),
    address: keyOf('address', address),
  }
  const began = now.subtract({ minutes: WINDOW_MINUTES }).toString()
  for (const kind of ['pair', 'account', 'address'] as const) {
    const [counted] = await db
      .insert(signInFailures)
      .values({ key: keys[kind], failures: 1, since: now })
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          failures: sql`case when ${signInFailures.since} <= ${began}::timestamptz then 1 else ${signInFailures.failures} + 1 end`,
          since: sql`case when ${signInFailures.since} <= ${began}::timestamptz then excluded.since else ${signInFailures.since} end`,
        },
      })
      .returning()
    if (counted && counted.failures > LIMITS[kind] * factor) {
      const free = counted.since.add({ minutes: WINDOW_MINUTES })
      const seconds = Math.max(1, Math.ceil(now.until(free).total('seconds')))
      refuse('G_429', [seconds], { retryAfter: seconds })
    }
  }
  return {
    succeeded: async () => {
      await db.delete(signInFailures).where(eq(signInFailures.key, keys.pair))
      for (const key of [keys.account, keys.address])
        await db
          .update(signInFailures)
          .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
          .where(eq(signInFailures.key, key))
    },
  }
}
