import { never } from '../policy.ts'
import { loginAnswer } from '../shapes/account.ts'
import { nothing } from '../shapes/primitives.ts'
import * as shape from '../shapes/privacy.ts'
import type { Endpoint } from './endpoint.ts'

/** What a person allows, takes with them, and leaves behind. */
export const PRIVACY = {
  'consent.list': {
    method: 'GET',
    path: '/v1/Consent/consents',
    who: 'signedIn',
    input: nothing,
    output: shape.consents,
    offline: never,
    fails: [],
    limit: 120,
    says: 'What I allowed, purpose by purpose, and since when.',
  },
  'consent.decide': {
    method: 'POST',
    path: '/v1/Consent/decide',
    who: 'signedIn',
    input: shape.decideRequest,
    output: shape.consents,
    offline: never,
    fails: ['G_INPUT'],
    limit: 60,
    idempotent: true,
    says: 'Allows something, or takes it back.',
  },
  'account.export': {
    method: 'GET',
    path: '/v1/Account/export',
    who: 'signedIn',
    input: nothing,
    output: shape.download,
    file: 'json',
    offline: never,
    fails: ['G_CONFIRM'],
    limit: 6,
    says: 'Everything that is kept of me, as one JSON file. Asks to confirm first who I am.',
  },
  'account.removal': {
    method: 'GET',
    path: '/v1/Account/removal',
    who: 'account.remove',
    input: nothing,
    output: shape.removal,
    offline: never,
    fails: [],
    limit: 120,
    says: 'What still has to end before my account can be removed.',
  },
  'account.remove': {
    method: 'POST',
    path: '/v1/Account/remove',
    who: 'account.remove',
    input: nothing,
    output: shape.removed,
    offline: never,
    fails: ['G_CONFIRM', 'G_STILL_OPEN'],
    limit: 10,
    says: 'Closes my account: signed out everywhere now, erased after 30 days. Asks to confirm first who I am.',
  },
  'account.comeBack': {
    method: 'POST',
    path: '/v1/Account/come_back',
    who: 'anyone',
    input: shape.comeBackRequest,
    output: loginAnswer,
    signsIn: true,
    offline: never,
    fails: ['C_003'],
    limit: 20,
    says: 'Takes a removal back, with the ticket of a sign-in that was refused for it, and signs in.',
  },
} as const satisfies Record<string, Endpoint>
