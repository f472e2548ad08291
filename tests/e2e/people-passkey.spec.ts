import type { Page } from '@playwright/test'
import { API_BASE, ENDPOINTS } from '../../contract/endpoints.ts'
import { PAGE_HEADER } from '../../contract/worker.ts'
import { passkeyChangedLetter } from '../../server/letters/passkeyChanged.ts'
import { expect, forgotten, inLanguage, PASSWORD, test } from '../support/languages.ts'
import { lettersTo } from '../support/mailbox.ts'
import { answering, newcomer } from '../support/newcomer.ts'
import type { Words } from '../support/words.ts'

/** The browser's own authenticator for tests: a platform one that has just seen its owner. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether its owner touches it at once when it asks: until then it waits. */
    isTouched: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** A browser that does not offer passkeys where it fills in names: only the button asks for one. */
const fillsInNoPasskeys = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

async function signInByPassword(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.goto('/login?back=%2Fbooking')
  await answering(page)
  await page.getByLabel(words('Email hoặc số điện thoại')).fill(email)
  await page.getByLabel(words('Mật khẩu'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('Đăng nhập'), exact: true }).click()
  await page.waitForURL((address) => address.pathname === '/booking')
}

inLanguage('vi', () => {
  test('a passkey is offered after signing in, and is the way in from then on; what it signed is worth one sign-in', async ({
    page,
    context,
    request,
    baseURL,
    language,
    words,
  }) => {
    const { email, password } = await newcomer({ request })
    const device = await authenticator(page)
    await fillsInNoPasskeys(page)
    await signInByPassword(page, words, email, password)
    const offer = page.getByRole('button', { name: words('Tạo khóa truy cập') })
    await expect(offer).toBeVisible()
    await expect(page.getByRole('button', { name: words('Để sau') })).toBeVisible()
    await offer.click()
    await expect(page.getByText(words('Lần sau bạn mở khóa máy là vào được Ghé.'))).toBeVisible()
    expect(await device.keys()).toHaveLength(1)
    await expect
      .poll(async () => (await lettersTo(request, email)).map(({ subject }) => subject))
      .toContain(passkeyChangedLetter(language, { change: 'added', name: '', address: '' }, email).subject)

    await forgotten(context)
    await page.goto('/login?back=%2Fbooking')
    await answering(page)
    const sent = page.waitForRequest((request) => request.url().endsWith(ENDPOINTS['passkey.signIn'].path))
    await page.getByRole('button', { name: words('Đăng nhập bằng khóa truy cập') }).click()
    await page.waitForURL((address) => address.pathname === '/booking')
    await expect(offer).toBeHidden()

    const signed = (await sent).postData() ?? ''
    const again = await page.request.post(API_BASE + ENDPOINTS['passkey.signIn'].path, {
      data: signed,
      headers: { 'content-type': 'application/json', [PAGE_HEADER]: '1', origin: baseURL ?? '' },
    })
    expect(await again.json()).toMatchObject({ status: 400, code: 'G_PASSKEY' })
  })
})

test('a device that does not know its owner does not get in, and who says no is not asked again', async ({
  page,
  context,
  words,
}) => {
  const enter = () => signInByPassword(page, words, 'khach2@ghe.test', PASSWORD)
  const device = await authenticator(page)
  await fillsInNoPasskeys(page)
  await enter()
  await page.getByRole('button', { name: words('Để sau') }).click()
  await expect(page.getByRole('button', { name: words('Tạo khóa truy cập') })).toBeHidden()
  await forgotten(context)
  await device.verifies(false)
  await page.goto('/login')
  await answering(page)
  await page.getByRole('button', { name: words('Đăng nhập bằng khóa truy cập') }).click()
  await expect(page.getByLabel(words('Mật khẩu'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await enter()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: words('Tạo khóa truy cập') })).toBeHidden()
})

test('a passkey is offered where the name is filled in: who takes no notice signs in by password, who chooses it is in', async ({
  page,
  context,
  request,
  words,
}) => {
  const { email, password } = await newcomer({ request })
  const device = await authenticator(page)
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  const offers = () =>
    asked.filter((path) => path === API_BASE + ENDPOINTS['passkey.signInOptions'].path).length
  await signInByPassword(page, words, email, password)
  await page.getByRole('button', { name: words('Tạo khóa truy cập') }).click()
  await expect.poll(async () => (await device.keys()).length).toBe(1)

  await device.isTouched(false)
  await forgotten(context)
  const before = offers()
  await page.goto('/login?back=%2Fbooking')
  await expect(page.locator('input[name=identifier]')).toHaveAttribute('autocomplete', /webauthn$/)
  await expect.poll(offers).toBeGreaterThan(before)
  await page.getByLabel(words('Email hoặc số điện thoại')).fill(email)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel(words('Mật khẩu'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('Đăng nhập'), exact: true }).click()
  await page.waitForURL((address) => address.pathname === '/booking')

  await device.isTouched(true)
  await forgotten(context)
  await page.goto('/login?back=%2Fbooking')
  await page.waitForURL((address) => address.pathname === '/booking')
  expect(asked.filter((path) => path === API_BASE + ENDPOINTS['passkey.signIn'].path)).toHaveLength(1)
})
