import { dayAt } from '#contract/nights.ts'
import { OTP } from '#contract/numbers.ts'
import { birthdayProblem } from '#contract/people/birthday.ts'
import type { Address } from '#contract/identifier.ts'
import type { CodePurpose } from '#contract/shapes/code.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { Handlers, Person } from '#server/handlers.ts'
import {
  accountAt,
  accountById,
  addAccount,
  hashPassword,
  mayEnter,
  passwordMatches,
  signInAs,
} from '#server/modules/accounts/accounts.ts'
import {
  dropCode,
  heldProof,
  proveCode,
  sendCode,
  spendProof,
  type CodeSubject,
  type CodeWorld,
} from '#server/modules/codes/codes.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { setPassword, tellPasswordChanged } from './setPassword.ts'
import { signInByCodeHandlers } from './signInByCode.ts'

export { setPassword, tellPasswordChanged } from './setPassword.ts'

type Names =
  | 'account.sendSignInCode'
  | 'account.signInByCode'
  | 'account.register'
  | 'account.finishRegister'
  | 'account.forgotPassword'
  | 'account.resetPassword'
  | 'account.resendCode'
  | 'account.sendCode'
  | 'account.proveCode'

const OWN: ReadonlySet<CodePurpose> = new Set(['change_email', 'change_phone', 'confirm_person'])

/** Codes that prove an address, whether or not it has an account. */
const OF_WHOMEVER: ReadonlySet<CodePurpose> = new Set(['confirm_person', 'link_social', 'sign_in'])

/** Whose codes of a purpose are: of the person signed in, or of whoever has the flow. */
const ownerOf = (purpose: CodePurpose, person: Person | null): string | null =>
  OWN.has(purpose) ? (person?.userId ?? refuse('error_login')) : null

const subjectOf = (purpose: CodePurpose, input: { flow: string; identifier: Address }): CodeSubject => ({
  purpose,
  address: input.identifier,
  flow: input.flow,
  owner: null,
})

const wrongField = (field: string): never => refuse('G_INPUT', [], { fields: { [field]: { code: 'C_004' } } })

/** Register, forgotten password, and the codes for what needs one. */
export function registrationHandlers(world: CodeWorld): Pick<Handlers, Names> {
  const { db, clock } = world

  /** What only somebody may learn who has proven that the address is theirs. */
  async function checkAccount(subject: CodeSubject): Promise<void> {
    const account = await accountAt(db, subject.address)
    const taken = account !== null && !OF_WHOMEVER.has(subject.purpose)
    if (subject.purpose === 'forgot_password') {
      if (account && mayEnter(account.state)) return
      await dropCode(db, subject)
      refuse('C_021')
    }
    if (!taken) return
    await dropCode(db, subject)
    refuse('C_013')
  }

  return {
    ...signInByCodeHandlers(world),

    'account.register': async (input, { language, address: caller }) => {
      const memo = { passwordHash: await hashPassword(input.password) }
      return sendCode(world, { ...subjectOf('register', input), language, caller, memo })
    },

    'account.forgotPassword': (input, { language, address: caller }) =>
      sendCode(world, { ...subjectOf('forgot_password', input), language, caller, memo: {} }),

    'account.resendCode': (input, { language, address: caller }) =>
      sendCode(world, { ...subjectOf(input.purpose, input), language, caller }),

    'account.sendCode': async (input, context) => {
      const { userId } = personOf(context)
      const { identifier, purpose } = input
      if (purpose === 'change_email' && identifier.kind !== 'email') wrongField('identifier')
      if (purpose === 'change_phone' && identifier.kind !== 'phone') wrongField('identifier')
      if (purpose === 'confirm_person') {
        const own = await accountById(db, userId)
        if (own?.[identifier.kind] !== identifier.value) wrongField('identifier')
      }
      const { language, address: caller } = context
      return sendCode(world, { ...subjectOf(purpose, input), owner: userId, language, caller, memo: {} })
    },

    'account.proveCode': async (input, { person }) => {
      const subject = { ...subjectOf(input.purpose, input), owner: ownerOf(input.purpose, person) }
      await proveCode(world, subject, input.code)
      await checkAccount(subject)
      return { expires_in: OTP.proofMinutes * 60 }
    },

    'account.finishRegister': async (input, context) => {
      const now = clock.now()
      const { flow: _flow, identifier, name, ...info } = input
      const wrong = birthdayProblem(info.birthday, dayAt(now))
      if (wrong) refuse('G_INPUT', [], { fields: { birthday: { code: wrong } } })
      const subject = subjectOf('register', input)
      const userId = await transact(db, async (tx) => {
        const proof = await heldProof(tx, subject, now)
        // Finished before, and the answer was lost on the way: the same person goes in.
        if (proof.usedFor !== null) return proof.usedFor
        const passwordHash = proof.memo['passwordHash'] ?? refuse('C_022')
        const account = { name, info, roles: ['KT'] as const, passwordHash }
        const id = await addAccount(tx, { ...account, [identifier.kind]: identifier.value }, now)
        await spendProof(tx, subject, id)
        return id
      }).catch((error: unknown) => (isDuplicate(error) ? refuse('C_013') : Promise.reject(error)))
      return signInAs(world, userId, context, 'code')
    },

    'account.resetPassword': async (input, context) => {
      const now = clock.now()
      const subject = subjectOf('forgot_password', input)
      // Without a proof nothing is looked up and nothing computed: the time would tell who has an account.
      await transact(db, (tx) => heldProof(tx, subject, now))
      const account = await accountAt(db, input.identifier)
      const same = account !== null && (await passwordMatches(account.passwordHash, input.password))
      const passwordHash = await hashPassword(input.password)
      const done = await transact(db, async (tx) => {
        const proof = await heldProof(tx, subject, now)
        if (!account || !mayEnter(account.state)) refuse('C_021')
        if (proof.usedFor !== null) return same ? 'again' : refuse('C_022')
        if (same) refuse('C_056')
        await setPassword(tx, { userId: account.id, passwordHash, now })
        await spendProof(tx, subject, account.id)
        return 'now'
      })
      if (!account) refuse('C_021')
      if (done === 'now') await tellPasswordChanged(world, account.id, context.language)
      return signInAs(world, account.id, context, 'code')
    },
  }
}
