import type { Security } from '#contract/shapes/profile.ts'
import { transact } from '#server/db/transact.ts'
import type { Handlers, Person } from '#server/handlers.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmedUntil } from './confirm.ts'
import { devicesOf, endDevice, endSessionsOf } from './devices.ts'
import { passwordOf, userById } from './store.ts'

type SecurityCalls = 'security.overview' | 'security.endDevice' | 'security.endOtherDevices'

/** What protects a person's account, and where they are signed in. */
export async function securityOf({ db, clock }: Services, person: Person): Promise<Security> {
  const user = (await userById(db, person.userId)) ?? refuse('G_401')
  const password = await passwordOf(db, person.userId)
  return {
    email: user.email,
    phone: user.phone,
    passwordChangedAt: password?.changedAt.toString() ?? null,
    devices: await devicesOf(db, person, clock.now()),
    confirmedUntil: (await confirmedUntil(db, person, clock.now()))?.toString() ?? null,
  }
}

/** The calls about what protects an account, and the devices where it is signed in. */
export const securityHandlers = (services: Services): Pick<Handlers, SecurityCalls> => ({
  'security.overview': (_input, context) => securityOf(services, personOf(context)),

  'security.endDevice': ({ device_id }, context) => {
    const { db, clock } = services
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
    const { db, clock } = services
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
