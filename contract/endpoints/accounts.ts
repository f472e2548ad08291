import { keep, never } from '../policy.ts'
import * as account from '../shapes/account.ts'
import { done, nothing } from '../shapes/primitives.ts'
import type { Endpoint } from './endpoint.ts'

/** Sign-in and sessions. */
export const ACCOUNTS = {
  'account.login': {
    method: 'POST',
    path: '/v1/Account/app_login',
    who: 'anyone',
    input: account.loginRequest,
    output: account.loginAnswer,
    offline: never,
    fails: ['G_INPUT', 'C_003', 'G_429'],
    limit: 20,
    signsIn: true,
    says: 'Sign-in with email or phone and password.',
  },
  'account.guest': {
    method: 'GET',
    path: '/v1/Account/app_guest',
    who: 'signedIn',
    input: nothing,
    output: account.currentUser,
    offline: keep('account'),
    fails: ['G_401'],
    beforePasskey: true,
    limit: 240,
    says: 'The person signed in.',
  },
  'account.refresh': {
    method: 'POST',
    path: '/v1/Account/refreshToken',
    who: 'anyone',
    input: account.refreshRequest,
    output: account.refreshAnswer,
    offline: never,
    fails: ['G_401', 'G_SIGNED_OUT_ELSEWHERE'],
    limit: 60,
    says: 'New tokens for old. An old refresh token leads to the same successor until that was used; afterwards it ends the family. G_SIGNED_OUT_ELSEWHERE: the device forgets the person.',
  },
  'account.signOut': {
    method: 'POST',
    path: '/v1/Account/sign_out',
    who: 'anyone',
    input: nothing,
    output: done,
    offline: never,
    fails: [],
    limit: 60,
    says: 'Ends this session.',
  },
} as const satisfies Record<string, Endpoint>
