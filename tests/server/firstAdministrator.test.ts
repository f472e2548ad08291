import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginAnswer } from '#contract/shapes/account.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { commandSettings } from '#server/commandSettings.ts'
import { grantRole } from '#server/modules/administration/administration.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const grant = (identifier: string) => grantRole(server.services, { identifier, role: 'ADM' })

test('O9: an account becomes an administrator from the command line, once, in any spelling of its address', async () => {
  const { email, id } = DEMO_ACCOUNTS.guest
  const signedIn = await server.call('account.login', { identifier: email, password: DEMO_PASSWORD })
  expect((await server.call('desk.roles', {}, { token: await server.tokenOf('guest') })).status).toBe(403)
  expect(await grant(` ${email.toUpperCase()} `)).toMatchObject({ given: true })
  expect(await grant(email)).toMatchObject({ given: false })
  // Where they are signed in as a guest, nothing opens any more: they are asked to sign in, and not renewed for ever.
  const { refreshToken } = loginAnswer.parse(signedIn.body.data)
  expect((await server.call('account.refresh', { refreshToken })).status).toBe(401)
  const token = await server.tokenOf('guest')
  expect((await server.call('desk.roles', {}, { token })).status).toBe(200)
  const history = await server.call('desk.changes', { about: `user/${id}` }, { token })
  expect(history.body.data).toMatchObject({
    changes: [{ act: 'giveRole', reason: 'npm run admin', before: '["KT"]', after: '["ADM"]' }],
  })
})

test('O9: nobody becomes one by a mistyped address', async () => {
  expect(await grant('nobody@ghe.test')).toBeNull()
  expect(await grant('no address')).toBeNull()
})

test('O9: a command without the settings of its server says so, and makes no empty database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ghe-command-'))
  expect(() => commandSettings({ DATA_DIR: folder })).toThrow(
    `DATABASE_URL is missing, and ${folder} holds no database`,
  )
  mkdirSync(join(folder, 'database'))
  expect(commandSettings({ DATA_DIR: folder }).databaseUrl).toBeNull()
  rmSync(folder, { recursive: true })
})
