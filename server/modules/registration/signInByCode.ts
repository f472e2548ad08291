import { can } from '#contract/grants.ts'
import type { Address } from '#contract/identifier.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { Handlers } from '#server/handlers.ts'
import { accountAt, addAccount, rolesOf, signInAs } from '#server/modules/accounts/accounts.ts'
import {
  heldProof,
  sendCode,
  spendProof,
  type CodeSubject,
  type CodeWorld,
} from '#server/modules/codes/codes.ts'
import { refuse } from '#server/refusal.ts'

type Names = 'account.sendSignInCode' | 'account.signInByCode'

const subjectOf = ({ flow, identifier }: { flow: string; identifier: Address }): CodeSubject => ({
  purpose: 'sign_in',
  address: identifier,
  flow,
  owner: null,
})

/** Signing in by a code to the phone. Only the proven number says whether there is an account; where there is none, one is made. */
export function signInByCodeHandlers(world: CodeWorld): Pick<Handlers, Names> {
  const { db, clock } = world

  /** Uses the proof up for the account of its number; null, and still unused, where one would have to be made without a name. */
  const enter = (subject: CodeSubject, name: string | undefined): Promise<string | null> =>
    transact(db, async (tx) => {
      const now = clock.now()
      const { usedFor } = await heldProof(tx, subject, now)
      // A code signs in once: whoever lost the answer asks for another.
      if (usedFor !== null) refuse('C_022')
      const there = await accountAt(tx, subject.address)
      if (there?.state === 'LOCKED') refuse('G_ACCOUNT_LOCKED')
      // A SIM card that was copied must not stand in for what the desk asks of its people.
      if (there && (await rolesOf(tx, there.id)).some((role) => can(role, 'desk.work')))
        refuse('G_STAFF_DOOR')
      if (!there && name === undefined) return null
      const made = { name: name ?? '', phone: subject.address.value, roles: ['KT'] as const }
      const userId = there?.id ?? (await addAccount(tx, made, now))
      await spendProof(tx, subject, userId)
      return userId
    })

  return {
    'account.sendSignInCode': (input, { language, address: caller }) =>
      sendCode(world, { ...subjectOf(input), language, caller, memo: {} }),

    'account.signInByCode': async (input, context) => {
      const subject = subjectOf(input)
      const userId = await enter(subject, input.name).catch((error: unknown) =>
        // The account was made a moment ago, in another way: it is the number's all the same.
        isDuplicate(error) ? enter(subject, input.name) : Promise.reject(error),
      )
      if (userId === null) return { outcome: 'name' }
      return { outcome: 'signedIn', ...(await signInAs(world, userId, context, 'code')) }
    },
  }
}
