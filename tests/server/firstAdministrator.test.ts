import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
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
  expect((await server.call('desk.roles', {}, { token: await server.tokenOf('guest') })).status).toBe(403)
  expect(await grant(` ${email.toUpperCase()} `)).toMatchObject({ given: true })
  expect(await grant(email)).toMatchObject({ given: false })
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
