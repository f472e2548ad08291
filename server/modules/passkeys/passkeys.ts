import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server'
import { TRANSPORTS } from '#contract/shapes/passkey.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { Handlers, Person } from '#server/handlers.ts'
import { accountById, guardsDesk, notePasskey, signInAs } from '#server/modules/accounts/accounts.ts'
import type { Transaction } from '#server/db/client.ts'
import { record, recordAlone } from '#server/modules/securityLog/securityLog.ts'
import { networkOf } from '#contract/device.ts'
import { personOf, refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import type { CodeWorld } from '#server/modules/codes/codes.ts'
import { keepChallenge, sweepChallenges, takeChallenge } from './challenges.ts'
import { tellPasskeyChanged } from './tell.ts'
import { deletePasskey, insertPasskey, passkeyById, passkeysOf, passkeyUsed, shown } from './store.ts'

export { forgetPasskeys } from './forget.ts'

const NAME = 'Ghé'
const TIMEOUT = 300_000

type Names =
  | 'passkey.list'
  | 'passkey.options'
  | 'passkey.add'
  | 'passkey.remove'
  | 'passkey.signInOptions'
  | 'passkey.signIn'

const transportsOf = (kept: readonly string[]): AuthenticatorTransport[] =>
  TRANSPORTS.filter((transport) => kept.includes(transport))

/** Forgets challenges that are over. */
export const sweepPasskeys = ({ db, clock }: Services): Promise<void> => sweepChallenges(db, clock.now())

/** Passkeys: made after signing in, and a second way in. Each wants the device's own lock (user verification). */
export function passkeyHandlers(services: CodeWorld): Pick<Handlers, Names> {
  const { db, clock, settings, log } = services
  const { origin, hostname } = new URL(settings.publicAddress)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  const failed = (error: unknown): never => {
    log.warn({ err: error }, 'a passkey did not hold')
    return refuse('G_PASSKEY')
  }

  /** Who has but the password of an account that opens the desk makes its first passkey, and no other. */
  async function checkFirst(tx: Transaction, person: Person): Promise<void> {
    const guards = await guardsDesk(tx, settings.staff, person)
    if (guards && !person.byPasskey && (await passkeysOf(tx, person.userId)).length > 0)
      refuse('G_NEEDS_PASSKEY')
  }

  return {
    'passkey.list': async (_input, context) => (await passkeysOf(db, personOf(context).userId)).map(shown),

    'passkey.options': async (_input, context) => {
      const person = personOf(context)
      const { userId, sessionId } = person
      await transact(db, (tx) => checkFirst(tx, person))
      const account = (await accountById(db, userId)) ?? refuse('G_401')
      const kept = await passkeysOf(db, userId)
      const excludeCredentials = kept.map(({ id, transports }) => ({
        id,
        transports: transportsOf(transports),
      }))
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: hostname,
        userID: new TextEncoder().encode(userId),
        userName: account.email ?? account.phone ?? account.name,
        userDisplayName: account.name,
        timeout: TIMEOUT,
        attestationType: 'none',
        excludeCredentials,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(db, options.challenge, { sessionId }, clock.now())
      return {
        rp: { id: hostname, name: NAME },
        user: options.user,
        challenge: options.challenge,
        pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
        timeout: TIMEOUT,
        attestation: 'none' as const,
        excludeCredentials: excludeCredentials.map((one) => ({ ...one, type: 'public-key' as const })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      }
    },

    'passkey.add': async ({ name, response }, context) => {
      const person = personOf(context)
      const { userId, sessionId } = person
      const now = clock.now()
      const { clientDataJSON } = response.response
      const challenge = await takeChallenge(db, clientDataJSON, { sessionId }, now)
      if (challenge === null) refuse('G_PASSKEY')
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        ...expected,
      }).catch(failed)
      if (!verified) refuse('G_PASSKEY')
      const { credential, credentialBackedUp } = registrationInfo
      const kept = {
        id: credential.id,
        userId,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transportsOf(response.response.transports),
        synced: credentialBackedUp,
        name,
        createdAt: now,
        usedAt: null,
      }
      const made = await transact(db, async (tx) => {
        await checkFirst(tx, person)
        await insertPasskey(tx, kept)
        await notePasskey(tx, sessionId, now)
        await context.keepAnswer(tx, shown(kept))
        await record(tx, { kind: 'passkeyAdded', account: userId, network: networkOf(context.address), now })
        return shown(kept)
      }).catch((error: unknown) => (isDuplicate(error) ? refuse('G_PASSKEY') : Promise.reject(error)))
      await tellPasskeyChanged(services, userId, context.language, { change: 'added', name })
      return made
    },

    'passkey.remove': async ({ id }, context) => {
      const person = personOf(context)
      const name = await transact(db, async (tx) => {
        if (await guardsDesk(tx, settings.staff, person)) {
          if (!person.byPasskey) refuse('G_NEEDS_PASSKEY')
          const kept = await passkeysOf(tx, person.userId)
          if (kept.length === 1 && kept[0]?.id === id) refuse('G_LAST_PASSKEY')
        }
        const removed = (await deletePasskey(tx, person.userId, id)) ?? refuse('G_404')
        await context.keepAnswer(tx, { done: true })
        const network = networkOf(context.address)
        await record(tx, { kind: 'passkeyRemoved', account: person.userId, network, now: clock.now() })
        return removed
      })
      await tellPasskeyChanged(services, person.userId, context.language, { change: 'removed', name })
      return { done: true as const }
    },

    'passkey.signInOptions': async (_input, context) => {
      const { challenge } = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
      })
      await keepChallenge(db, challenge, { browser: context.visit.keep() }, clock.now())
      return { challenge, rpId: hostname, timeout: TIMEOUT, userVerification: 'required' as const }
    },

    'passkey.signIn': async ({ response }, context) => {
      const now = clock.now()
      const { values: browsers } = context.visit
      const challenge = await takeChallenge(db, response.response.clientDataJSON, { browsers }, now)
      const kept = await passkeyById(db, response.id)
      if (challenge === null || !kept) refuse('G_PASSKEY')
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        ...expected,
        credential: {
          id: kept.id,
          publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
          counter: kept.counter,
          transports: transportsOf(kept.transports),
        },
      }).catch(async (error: unknown) => {
        const [account, network] = [kept.userId, networkOf(context.address)]
        await recordAlone(db, { kind: 'signInFailed', account, network, details: { way: 'passkey' }, now })
        return failed(error)
      })
      if (!verified) refuse('G_PASSKEY')
      await passkeyUsed(db, { id: kept.id, counter: authenticationInfo.newCounter, usedAt: now })
      context.visit.forget()
      return signInAs(services, kept.userId, context, 'passkey')
    },
  }
}
