import { never } from '../policy.ts'
import { loginAnswer } from '../shapes/account.ts'
import * as code from '../shapes/code.ts'
import * as registration from '../shapes/registration.ts'
import type { Endpoint } from './endpoint.ts'

const sendsCode = { method: 'POST', who: 'anyone', output: code.codeSent, offline: never, limit: 10 } as const
const signsIn = { method: 'POST', who: 'anyone', offline: never, limit: 10, signsIn: true } as const

/**
 * A new account, a forgotten password, and the one-time codes for both. Nothing here says whether an address has an account
 * before a code has proven whose address it is.
 */
export const REGISTRATION = {
  'account.register': {
    ...sendsCode,
    path: '/v1/Account/register',
    input: registration.registerRequest,
    fails: ['C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    says: 'First step of a new account: address and password. Always answers that a code was sent.',
  },
  'account.finishRegister': {
    ...signsIn,
    path: '/v1/Account/register_finish',
    input: registration.finishRegisterRequest,
    output: loginAnswer,
    fails: ['C_022', 'C_013'],
    says: 'Last step of a new account, after its code: personal information. Signs in.',
  },
  'account.forgotPassword': {
    ...sendsCode,
    path: '/v1/Account/forgot_password',
    input: registration.forgotPasswordRequest,
    fails: ['C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    says: 'First step to a new password. Always answers that a code was sent.',
  },
  'account.resetPassword': {
    ...signsIn,
    path: '/v1/Account/reset_password',
    input: registration.resetPasswordRequest,
    output: loginAnswer,
    fails: ['C_022', 'C_021', 'C_056'],
    says: 'Last step to a new password, after its code. Ends all other sessions and signs in.',
  },
  'account.sendSignInCode': {
    ...sendsCode,
    path: '/v1/Account/sign_in_code',
    input: registration.signInCodeRequest,
    fails: ['C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    says: 'First step of signing in by a code to the phone. Always answers that a code was sent.',
  },
  'account.signInByCode': {
    ...signsIn,
    path: '/v1/Account/sign_in_by_code',
    input: registration.signInByCodeRequest,
    output: registration.signInByCodeAnswer,
    fails: ['C_022', 'G_ACCOUNT_LOCKED', 'G_STAFF_DOOR'],
    says: 'After the code: signs in to the account of the number, or makes one as soon as a name is said. Each code signs in once.',
  },
  'account.resendCode': {
    ...sendsCode,
    path: '/v1/Account/resend_code',
    input: code.sendCodeRequest,
    fails: ['C_022', 'C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    says: 'Another code for a flow that has begun; the one before is worth nothing then.',
  },
  'account.sendCode': {
    method: 'POST',
    path: '/v1/Account/send_code',
    who: 'signedIn',
    input: code.sendOwnCodeRequest,
    output: code.codeSent,
    offline: never,
    fails: ['C_004', 'C_055', 'G_CODES_USED', 'G_CODE_NOT_SENT'],
    limit: 10,
    says: 'A code to a new address, or to one of one’s own, for something that has to be proven.',
  },
  'account.proveCode': {
    method: 'POST',
    path: '/v1/Account/prove_code',
    who: 'anyone',
    input: code.proveCodeRequest,
    output: code.codeProved,
    offline: never,
    fails: ['C_022', 'C_055', 'G_CODE_WRONG', 'C_013', 'C_021', 'error_login'],
    limit: 20,
    says: 'Tries a code, at most once a minute. Only a right one tells whether the address has an account.',
  },
} as const satisfies Record<string, Endpoint>
