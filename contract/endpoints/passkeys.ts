import { never } from '../policy.ts'
import { loginAnswer } from '../shapes/account.ts'
import * as passkey from '../shapes/passkey.ts'
import { done, nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** Passkeys (WebAuthn): signing in with the device's own lock. Always beside the other ways, never instead of them. */
export const PASSKEYS = {
  'passkey.list': {
    method: 'GET',
    path: '/v1/Account/passkeys',
    who: 'signedIn',
    input: nothing,
    output: passkey.passkeyList,
    offline: never,
    fails: [],
    limit: 120,
    says: 'The passkeys of one’s own.',
  },
  'passkey.options': {
    method: 'POST',
    path: '/v1/Account/passkey_options',
    who: 'signedIn',
    input: nothing,
    output: passkey.passkeyOptions,
    offline: never,
    fails: ['G_CONFIRM'],
    limit: 20,
    says: 'What the browser needs to make a passkey; its challenge is used once, by this session, within five minutes.',
  },
  'passkey.add': {
    method: 'POST',
    path: '/v1/Account/passkey_add',
    who: 'signedIn',
    input: passkey.addPasskeyRequest,
    output: passkey.passkey,
    offline: never,
    fails: ['G_PASSKEY'],
    limit: 20,
    idempotent: true,
    says: 'Keeps the passkey that the browser made.',
  },
  'passkey.remove': {
    method: 'POST',
    path: '/v1/Account/passkey_remove',
    who: 'signedIn',
    input: passkey.removePasskeyRequest,
    output: done,
    offline: never,
    fails: ['G_404', 'G_CONFIRM'],
    limit: 20,
    idempotent: true,
    says: 'Takes a passkey away: nobody signs in with it any more.',
  },
  'passkey.signInOptions': {
    method: 'POST',
    path: '/v1/Account/passkey_sign_in_options',
    who: 'anyone',
    input: nothing,
    output: passkey.signInOptions,
    offline: never,
    fails: [],
    limit: 30,
    says: 'A challenge to sign in with a passkey; used once, by this browser, within five minutes.',
  },
  'passkey.signIn': {
    method: 'POST',
    path: '/v1/Account/passkey_sign_in',
    who: 'anyone',
    input: passkey.passkeySignInRequest,
    output: loginAnswer,
    offline: never,
    fails: ['G_PASSKEY', 'C_003'],
    limit: 20,
    signsIn: true,
    says: 'Signs in with what a passkey signed.',
  },
} as const satisfies Record<string, Endpoint>
