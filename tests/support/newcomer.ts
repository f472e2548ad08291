import { expect, type Page } from '@playwright/test'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { PAGE_HEADER } from '#contract/worker.ts'
import { codeTo, freshEmail } from './mailbox.ts'

export const NEWCOMERS_PASSWORD = 'Sông Hương 1 chiều!'
export type Newcomer = { email: string; password: string; name: string }

/** A call as a page of the site makes it, with the cookies of the page's browser. */
export async function callAs(page: Page, baseURL: string | undefined, name: EndpointName, data: object) {
  const { path } = ENDPOINTS[name]
  const headers = { [PAGE_HEADER]: '1', origin: baseURL ?? '' }
  return await page.request.post(API_BASE + path, { headers, data })
}

/** Somebody with a new account of their own, signed in at this page's browser: what happens to them disturbs nobody. */
export async function newcomer(page: Page, baseURL: string | undefined): Promise<Newcomer> {
  const [identifier, flow] = [freshEmail(), crypto.randomUUID()]
  const call = async (name: EndpointName, data: object) => {
    const response = await callAs(page, baseURL, name, { flow, identifier, ...data })
    expect([name, response.status()]).toEqual([name, 200])
  }
  const name = 'Lê Thị Mơ'
  await call('account.register', { password: NEWCOMERS_PASSWORD })
  await call('account.proveCode', { purpose: 'register', code: await codeTo(page.request, identifier) })
  await call('account.finishRegister', { name, birthday: '1990-02-17' })
  return { email: identifier, password: NEWCOMERS_PASSWORD, name }
}

/** Waits until the page answers to what one does. */
export const answering = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
