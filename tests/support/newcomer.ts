import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { beginSocialAnswer, finishSocialAnswer } from '#contract/shapes/social.ts'
import { PAGE_HEADER } from '#contract/worker.ts'
import { codeTo, freshEmail } from './mailbox.ts'

export const NEWCOMERS_PASSWORD = 'Sông Hương 1 chiều!'
export type Newcomer = { email: string; password: string; name: string }
/** Whoever can call the server: a page with its browser's cookies, or a caller without a page, with cookies of its own. */
type Caller = Pick<Page, 'request'>

/** A call as a page of the site makes it, with the cookies of the caller. */
export async function callAs(
  { request }: Caller,
  baseURL: string | undefined,
  name: EndpointName,
  data: object,
) {
  const { path } = ENDPOINTS[name]
  const headers = { [PAGE_HEADER]: '1', origin: baseURL ?? '' }
  return await request.post(API_BASE + path, { headers, data })
}

/** Somebody with a new account of their own, signed in at the caller's browser: what happens to them disturbs nobody. */
export async function newcomer(caller: Caller, baseURL: string | undefined): Promise<Newcomer> {
  const [identifier, flow] = [freshEmail(), crypto.randomUUID()]
  const call = async (name: EndpointName, data: object) => {
    const response = await callAs(caller, baseURL, name, { flow, identifier, ...data })
    expect([name, response.status()]).toEqual([name, 200])
  }
  const name = 'Lê Thị Mơ'
  await call('account.register', { password: NEWCOMERS_PASSWORD })
  await call('account.proveCode', { purpose: 'register', code: await codeTo(caller.request, identifier) })
  await call('account.finishRegister', { name, birthday: '1990-02-17' })
  return { email: identifier, password: NEWCOMERS_PASSWORD, name }
}

/**
 * Somebody whose account was made by signing in with Google, which vouches for their email: no code has been sent there yet.
 * Answers with the email.
 */
export async function newcomerByGoogle(caller: Caller, baseURL: string | undefined): Promise<string> {
  const email = freshEmail()
  const begun = await callAs(caller, baseURL, 'social.begin', { provider: 'google' })
  const { data } = z.object({ data: beginSocialAnswer }).parse(await begun.json())
  const asked = new URL(data.address)
  const person = { name: 'Phan Thanh Bình', email, verified: '1' }
  const chosen = await caller.request.post(asked.href.replace(/\/authorize\?.*$/, '/choose'), {
    form: { query: asked.search.slice(1), choice: 'allow', ...person },
    maxRedirects: 0,
  })
  const query = new URL(chosen.headers()['location'] ?? '').search.slice(1)
  const finished = await callAs(caller, baseURL, 'social.finish', { provider: 'google', query })
  const answer = z.object({ data: finishSocialAnswer }).parse(await finished.json())
  expect(answer.data.outcome).toBe('signedIn')
  return email
}

/** Waits until the page answers to what one does. */
export const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
