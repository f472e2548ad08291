import { lookup, never } from '../policy.ts'
import { loginAnswer } from '../shapes/account.ts'
import { codeSent } from '../shapes/code.ts'
import { nothing } from '../shapes/primitives.ts'
import * as social from '../shapes/social.ts'
import type { Endpoint } from './endpoint.ts'

const prove = { method: 'POST', who: 'anyone', offline: never, limit: 10 } as const

/** Signing in with an account elsewhere, by the authorization-code flow. */
export const SOCIAL = {
  'social.providers': {
    method: 'GET',
    path: '/v1/Account/social_providers',
    who: 'anyone',
    input: nothing,
    output: social.socialProviders,
    offline: lookup(60, 90),
    fails: [],
    limit: 240,
    says: 'With whose accounts one can sign in here.',
  },
  'social.begin': {
    method: 'POST',
    path: '/v1/Account/social_begin',
    who: 'anyone',
    input: social.beginSocialRequest,
    output: social.beginSocialAnswer,
    offline: never,
    fails: ['G_404', 'G_SOCIAL_FAILED'],
    limit: 20,
    says: 'Where to go to sign in at a provider; bound to this browser, used once, for ten minutes.',
  },
  'social.finish': {
    method: 'POST',
    path: '/v1/Account/social_finish',
    who: 'anyone',
    input: social.finishSocialRequest,
    output: social.finishSocialAnswer,
    offline: never,
    fails: ['G_404', 'G_SOCIAL_IGNORED', 'G_SOCIAL_CANCELLED', 'G_SOCIAL_FAILED', 'C_003'],
    limit: 20,
    signsIn: true,
    says: 'The way back from a provider. Signs in, or says what has to be proven first.',
  },
  'social.sendCode': {
    ...prove,
    path: '/v1/Account/social_send_code',
    input: social.socialCodeRequest,
    output: codeSent,
    fails: ['C_022', 'C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    says: 'A code for somebody who came from a provider, to where they can be reached.',
  },
  'social.linkByCode': {
    ...prove,
    path: '/v1/Account/social_link_by_code',
    input: social.socialCodeRequest,
    output: loginAnswer,
    fails: ['C_022', 'C_003'],
    signsIn: true,
    says: 'After the code: links to the account at that address, or makes one. Signs in.',
  },
  'social.linkByPassword': {
    ...prove,
    path: '/v1/Account/social_link_by_password',
    input: social.linkByPasswordRequest,
    output: loginAnswer,
    fails: ['C_022', 'C_059'],
    signsIn: true,
    says: 'Links to the account of the same email by its password. Signs in.',
  },
} as const satisfies Record<string, Endpoint>
