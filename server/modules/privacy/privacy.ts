/** What a person allows, takes with them, and leaves behind. */
import type { Database, Transaction } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { DAYS_TO_RETURN } from '#contract/numbers.ts'
import type { Handlers } from '#server/handlers.ts'
import { leavingLetter } from '#server/letters/leaving.ts'
import {
  accountById,
  closeAccount,
  goneFor,
  holdLeaver,
  openAgain,
  signInAs,
} from '#server/modules/accounts/accounts.ts'
import { openThings } from '#server/modules/bookings/bookings.ts'
import { openTickets } from '#server/modules/tickets/tickets.ts'
import type { CodeWorld } from '#server/modules/codes/codes.ts'
import type { PersonalData } from '#server/personal.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { consentsOf, consentsPersonal, decideConsent } from './consents.ts'
import { exportOf } from './export.ts'

export { hasConsent } from './consents.ts'

type PrivacyCalls =
  | 'consent.list'
  | 'consent.decide'
  | 'account.export'
  | 'account.removal'
  | 'account.remove'
  | 'account.comeBack'

/** `personal` is what every module keeps of people. */
export type PrivacyWorld = CodeWorld & { personal: readonly PersonalData[] }

const everything = ({ personal }: PrivacyWorld): PersonalData[] => [...personal, consentsPersonal]

/** The calls about consents, export and removal. */
export const privacyHandlers = (world: PrivacyWorld): Pick<Handlers, PrivacyCalls> => {
  const { db, clock } = world
  return {
    'consent.list': async (_input, context) => ({
      consents: await consentsOf(db, personOf(context).userId),
    }),

    'consent.decide': (input, context) => {
      const { userId } = personOf(context)
      return transact(db, async (tx) => {
        await decideConsent(tx, { userId, ...input }, clock.now())
        const answer = { consents: await consentsOf(tx, userId) }
        await context.keepAnswer(tx, answer)
        return answer
      })
    },

    'account.export': async (_input, context) => {
      const person = personOf(context)
      const now = clock.now()
      return exportOf(db, everything(world), { userId: person.userId, now })
    },

    'account.removal': async (_input, context) => ({
      open: await everythingOpen(db, personOf(context).userId),
      days_to_return: DAYS_TO_RETURN,
    }),

    'account.remove': async (_input, context) => {
      const person = personOf(context)
      const now = clock.now()
      const leavesAt = await transact(db, async (tx) => {
        const open = await everythingOpen(tx, person.userId)
        if (open.length > 0) refuse('G_STILL_OPEN', [], { current: { open, days_to_return: DAYS_TO_RETURN } })
        return closeAccount(tx, person.userId, now)
      })
      await tellLeaver(world, person.userId, { language: context.language, leavesAt })
      context.session.forget()
      return { leaves_at: leavesAt.toString() }
    },

    'account.comeBack': async ({ ticket }, context) =>
      signInAs(world, await openAgain(db, ticket, clock.now()), context, 'return'),
  }
}

/** What still has to end before a person can leave: stays, tickets, and money on its way back. */
const everythingOpen = async (db: Database | Transaction, userId: string) => [
  ...(await openThings(db, userId)),
  ...(await openTickets(db, userId)),
]

/** Tells somebody who leaves until when they may come back. A letter that cannot be sent changes nothing. */
async function tellLeaver(
  { db, post, log, settings }: PrivacyWorld,
  userId: string,
  about: { language: 'vi' | 'en'; leavesAt: Temporal.Instant },
): Promise<void> {
  const email = (await accountById(db, userId))?.email ?? null
  if (email === null) return
  await post.mail
    .send(leavingLetter({ ...about, address: `${settings.publicAddress}/login` }, email))
    .catch((error: unknown) => log.error({ err: error }, 'a letter to somebody who leaves could not be sent'))
}

const AT_ONCE = 20

/**
 * Erases everybody whose days to return are over, one by one, each in a transaction of their own. Who could not be erased keeps
 * nobody else; that there was anybody is told at the end, so that it is tried again.
 */
export async function eraseLeavers(world: PrivacyWorld): Promise<void> {
  const { db, clock, log } = world
  const failed: string[] = []
  for (;;) {
    const now = clock.now()
    const gone = await goneFor(db, now, { most: AT_ONCE, but: failed })
    for (const { id } of gone)
      await transact(db, async (tx) => {
        if (!(await holdLeaver(tx, id, now))) return
        for (const { erase } of everything(world)) await erase(tx, id, now)
      }).catch((error: unknown) => {
        failed.push(id)
        log.error({ err: error }, 'somebody who left could not be erased')
      })
    if (gone.length < AT_ONCE) break
  }
  if (failed.length > 0) throw new Error(`${failed.length} who left could not be erased`)
}
