import { eq } from 'drizzle-orm'
import { transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { devicesOf, endDevice, endSessionsOf } from './devices.ts'
import { userById } from './store.ts'
import { credentials } from './tables.ts'

type SecurityCalls = 'security.overview' | 'security.endDevice' | 'security.endOtherDevices'

/** The calls about what protects an account, and the devices where it is signed in. */
export const securityHandlers = ({ db, clock }: Services): Pick<Handlers, SecurityCalls> => ({
  'security.overview': async (_input, context) => {
    const person = personOf(context)
    const user = (await userById(db, person.userId)) ?? refuse('G_401')
    const [password] = await db
      .select({ changedAt: credentials.changedAt })
      .from(credentials)
      .where(eq(credentials.userId, person.userId))
    return {
      email: user.email,
      phone: user.phone,
      passwordChangedAt: password?.changedAt.toString() ?? null,
      devices: await devicesOf(db, person, clock.now()),
    }
  },

  'security.endDevice': ({ device_id }, context) => {
    const person = personOf(context)
    const now = clock.now()
    return transact(db, async (tx) => {
      await endDevice(tx, person, device_id, now)
      const answer = { devices: await devicesOf(tx, person, now) }
      await context.keepAnswer(tx, answer)
      return answer
    })
  },

  'security.endOtherDevices': (_input, context) => {
    const person = personOf(context)
    const now = clock.now()
    return transact(db, async (tx) => {
      await endSessionsOf(tx, {
        userId: person.userId,
        but: person.sessionId,
        reason: 'ended_elsewhere',
        now,
      })
      const answer = { devices: await devicesOf(tx, person, now) }
      await context.keepAnswer(tx, answer)
      return answer
    })
  },
})
