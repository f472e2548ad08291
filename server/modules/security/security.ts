/** What touches the way into an account: its password and the addresses it is known by. */
import type { Handlers } from '#server/handlers.ts'
import { confirmSession } from '#server/modules/accounts/accounts.ts'
import { heldProof, spendProof, type CodeWorld } from '#server/modules/codes/codes.ts'
import { transact } from '#server/db/transact.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { changeAddress } from './changeAddress.ts'
import { changePassword } from './changePassword.ts'
import { checkPassword } from './checkPassword.ts'

type SecurityCalls = 'security.confirm' | 'security.changePassword' | 'security.changeAddress'

export const accessHandlers = (world: CodeWorld): Pick<Handlers, SecurityCalls> => ({
  'security.confirm': async (input, context) => {
    const person = personOf(context)
    const { db, clock } = world
    const now = clock.now()
    if ('password' in input) {
      if (!(await checkPassword(world, context, input.password)))
        refuse('C_059', [], { fields: { password: { code: 'C_059' } } })
      return { until: (await confirmSession(db, person, now)).toString() }
    }
    const { flow, identifier: address } = input
    const subject = { purpose: 'confirm_person', address, flow, owner: person.userId } as const
    return transact(db, async (tx) => {
      await heldProof(tx, subject, now)
      await spendProof(tx, subject, person.userId)
      return { until: (await confirmSession(tx, person, now)).toString() }
    })
  },
  'security.changePassword': (input, context) => changePassword(world, input, context),
  'security.changeAddress': (input, context) => changeAddress(world, input, context),
})
