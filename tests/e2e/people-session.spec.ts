import { API_BASE, ENDPOINTS } from '../../contract/endpoints.ts'
import { expect, signIn, test } from '../support/journey.ts'

const TABS = 8
const REFRESH = API_BASE + ENDPOINTS['account.refresh'].path

test('eight tabs whose session has run out renew it once between them, and nobody is signed out', async ({
  page,
  context,
}) => {
  await signIn(page, 'guest')
  const behind = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  // One tab is looked at; a browser without a window would have all of them seen, each with a line of its own to the server.
  for (const tab of behind)
    await tab.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  const tabs = [page, ...behind]
  await Promise.all(tabs.map((tab) => tab.goto('/booking')))
  let renewals = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REFRESH) renewals += 1
  })
  for (let round = 1; round <= 3; round++) {
    // A page that is left while it renews the session would do it unseen.
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
    // What happens after fifteen minutes: the browser drops the short cookie and keeps the long one.
    await context.clearCookies({ name: 'ghe_access' })
    await Promise.all(tabs.map((tab) => tab.goto('/profile/user-profile')))
    for (const tab of tabs) {
      await expect(tab.getByText('khach@ghe.test').first()).toBeAttached()
      await expect(tab).toHaveURL(/\/profile\/user-profile$/)
    }
    expect(renewals).toBe(round)
  }
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toContain('signed_in')
})

test('an old session that somebody copied signs everybody out', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'guest')
  const copied = await context.cookies()
  // Twice: the second renewal uses what the first gave out, so that its answer cannot have been lost.
  for (const path of ['/profile/user-profile', '/profile/security']) {
    // A page that is left while it renews the session would do it unseen.
    await page.goto('about:blank')
    const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === REFRESH)
    await context.clearCookies({ name: 'ghe_access' })
    await page.goto(path)
    expect((await renewed).status()).toBe(200)
  }
  /** Always with what was copied, whatever the server gives back. */
  const steal = async (): Promise<number> => {
    const thief = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: copied, origins: [] },
      extraHTTPHeaders: { 'x-ghe-page': '1', origin: baseURL ?? '' },
    })
    const answer = await thief.post(REFRESH, { data: {} })
    await thief.dispose()
    return answer.status()
  }
  // Within ten seconds it is taken for a tab of the same person; after them it is not.
  await expect.poll(steal, { timeout: 20_000, intervals: [3000] }).toBe(401)
  await context.clearCookies({ name: 'ghe_access' })
  await page.goto('/booking')
  await expect(page).toHaveURL(/\/login\?back=%2Fbooking/)
})
