import { isDuplicate, transact } from '#server/db/transact.ts'
import type { CallContext, Handlers } from '#server/handlers.ts'
import { accountAt, addAccount, checkPassword, signInAs } from '#server/modules/accounts/accounts.ts'
import {
  heldProof,
  sendCode,
  spendProof,
  type CodeSubject,
  type CodeWorld,
} from '#server/modules/codes/codes.ts'
import type { Address } from '#contract/identifier.ts'
import type { IdentityProvider, IdentityProviders } from '#server/ports/identity/identity.ts'
import { refuse } from '#server/refusal.ts'
import type { SocialProvider } from '#contract/socialProviders.ts'
import {
  arrivalOf,
  emailOf,
  keepArrival,
  link,
  linkedAccount,
  nameFor,
  sweepArrivals,
  type Arrival,
} from './arrivals.ts'
import { beginVisit, endVisit, sweepVisits } from './visits.ts'

/** What signing in with accounts elsewhere needs. */
export type SocialWorld = CodeWorld & { identities: IdentityProviders }

type Names =
  | 'social.providers'
  | 'social.begin'
  | 'social.finish'
  | 'social.sendCode'
  | 'social.linkByCode'
  | 'social.linkByPassword'

const subjectOf = (flow: string, address: Address): CodeSubject => ({
  purpose: 'link_social',
  address,
  flow,
  owner: null,
})

/** Forgets visits and arrivals that are over. */
export async function sweepSocial({ db, clock }: Pick<SocialWorld, 'db' | 'clock'>): Promise<void> {
  await sweepVisits(db, clock.now())
  await sweepArrivals(db, clock.now())
}

/** Signing in with accounts at other providers. An email alone opens nobody's account: a password or a code does. */
export function socialHandlers(world: SocialWorld): Pick<Handlers, Names> {
  const { db, clock, identities, log } = world
  const providerOf = (name: SocialProvider): IdentityProvider => identities.get(name) ?? refuse('G_404')

  /** Makes an account for somebody at a proven address, or links them to the one that is there. */
  const settle = (arrival: Arrival, address: Address, subject: CodeSubject | null): Promise<string> => {
    const now = clock.now()
    return transact(db, async (tx) => {
      if (subject) {
        const { usedFor } = await heldProof(tx, subject, now)
        if (usedFor !== null) return usedFor
      }
      const there = await accountAt(tx, address)
      // Somebody made an account there a moment ago: only a proof opens it.
      if (there && !subject) refuse('G_SOCIAL_IGNORED')
      const account = { name: nameFor(arrival.name, address), roles: ['KT'] as const }
      const userId = there?.id ?? (await addAccount(tx, { ...account, [address.kind]: address.value }, now))
      await link(tx, arrival, userId, now)
      if (subject) await spendProof(tx, subject, userId)
      return userId
    }).catch((error: unknown) => (isDuplicate(error) ? refuse('G_SOCIAL_IGNORED') : Promise.reject(error)))
  }

  async function welcome(arrival: Arrival, context: CallContext) {
    const linked = await linkedAccount(db, arrival)
    if (linked !== null)
      return { outcome: 'signedIn' as const, ...(await signInAs(world, linked, context, 'social')) }
    const address = arrival.emailProven ? emailOf(arrival) : null
    const account = address && (await accountAt(db, address))
    if (address && !account) {
      const userId = await settle(arrival, address, null)
      return { outcome: 'signedIn' as const, ...(await signInAs(world, userId, context, 'social')) }
    }
    const { provider, name } = arrival
    const email = emailOf(arrival)?.value ?? null
    return {
      outcome: 'prove' as const,
      flow: await keepArrival(db, arrival, clock.now()),
      provider,
      name,
      email,
      known: address === null ? null : true,
      has_password: (account?.passwordHash ?? null) !== null,
    }
  }

  return {
    'social.providers': async () =>
      [...identities].map(([provider, { standIn }]) => ({ provider, stand_in: standIn })),

    'social.begin': async ({ provider }, { visit: browser }) => {
      const identity = providerOf(provider)
      const visit = await beginVisit(db, provider, browser, clock.now())
      const address = await identity.begin(visit).catch((error: unknown) => {
        log.error({ err: error, provider }, 'a provider could not be asked')
        return refuse('G_SOCIAL_FAILED', [], { retryAfter: 30 })
      })
      return { address: address.href }
    },

    'social.finish': async ({ provider, query }, context) => {
      const identity = providerOf(provider)
      const back = { provider, query, browser: context.visit }
      const visit = await endVisit(db, back, clock.now())
      if (!visit) {
        log.warn(
          { provider, requestId: context.requestId },
          'a return from a provider matches no visit and is ignored',
        )
        refuse('G_SOCIAL_IGNORED')
      }
      context.visit.forget()
      const found = await identity.finish(query, visit).catch((error: unknown) => {
        log.warn({ err: error, provider }, 'a return from a provider did not hold')
        return refuse('G_SOCIAL_FAILED', [], { retryAfter: 30 })
      })
      if (!found) refuse('G_SOCIAL_CANCELLED')
      return welcome({ ...found, provider }, context)
    },

    'social.sendCode': async ({ flow, identifier }, { language, address: caller }) => {
      await arrivalOf(db, flow, clock.now())
      return sendCode(world, { ...subjectOf(flow, identifier), language, caller, memo: {} })
    },

    'social.linkByCode': async ({ flow, identifier }, context) => {
      const arrival = await arrivalOf(db, flow, clock.now())
      return signInAs(
        world,
        await settle(arrival, identifier, subjectOf(flow, identifier)),
        context,
        'social',
      )
    },

    'social.linkByPassword': async ({ flow, password }, context) => {
      const arrival = await arrivalOf(db, flow, clock.now())
      const address = (arrival.emailProven ? emailOf(arrival) : null) ?? refuse('C_022')
      const userId = await checkPassword(world, { identifier: address.value, password }, context)
      if (userId === null) refuse('C_059')
      await transact(db, (tx) => link(tx, arrival, userId, clock.now()))
      return signInAs(world, userId, context, 'social')
    },
  }
}
