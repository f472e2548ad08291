import { API_BASE, ENDPOINTS } from '../../contract/endpoints.ts'
import { expect, signIn, test } from '../support/journey.ts'

// The page's own calls are looked at, and those of a worker are not seen.
test.use({ serviceWorkers: 'block' })

const REFRESH = API_BASE + ENDPOINTS['account.refresh'].path

test('an old session that somebody copied signs everybody out', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'guest')
  const copied = await context.cookies()
  const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === REFRESH)
  await context.clearCookies({ name: 'ghe_access' })
  await page.goto('/profile/user-profile')
  expect((await renewed).status()).toBe(200)
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
