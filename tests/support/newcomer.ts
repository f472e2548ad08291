import { expect, type Page } from '@playwright/test'
import { call, type Caller } from './caller.ts'
import { codeTo, freshEmail } from './mailbox.ts'

const NEWCOMERS_PASSWORD = 'Sông Hương 1 chiều!'
export type Newcomer = { email: string; password: string; name: string }

/** Somebody with a new account of their own, signed in at the caller's browser: what happens to them disturbs nobody. */
export async function newcomer(caller: Caller, name = 'Lê Thị Mơ'): Promise<Newcomer> {
  const [identifier, flow] = [freshEmail(), crypto.randomUUID()]
  const about = { flow, identifier }
  await call(caller, 'account.register', { ...about, password: NEWCOMERS_PASSWORD })
  const code = await codeTo(caller.request, identifier)
  await call(caller, 'account.proveCode', { ...about, purpose: 'register', code })
  await call(caller, 'account.finishRegister', { ...about, name, birthday: '1990-02-17' })
  return { email: identifier, password: NEWCOMERS_PASSWORD, name }
}

/**
 * Somebody whose account was made by signing in with Google, which vouches for their email: no code has been sent there yet.
 * Answers with the email.
 */
export async function newcomerByGoogle(caller: Caller): Promise<string> {
  const email = freshEmail()
  const { address } = await call(caller, 'social.begin', { provider: 'google' })
  const asked = new URL(address)
  const person = { name: 'Phan Thanh Bình', email, verified: '1' }
  const chosen = await caller.request.post(asked.href.replace(/\/authorize\?.*$/, '/choose'), {
    form: { query: asked.search.slice(1), choice: 'allow', ...person },
    maxRedirects: 0,
  })
  const query = new URL(chosen.headers()['location'] ?? '').search.slice(1)
  const { outcome } = await call(caller, 'social.finish', { provider: 'google', query })
  expect(outcome).toBe('signedIn')
  return email
}

/** Waits until the page answers to what one does. */
export const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
