import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

describe('signing in', () => {
  it('works', async () => {
    const token = await server.tokenOf('guest')
    expect((await server.call('account.guest', {}, { token })).body).toMatchObject({
      status: 200,
      data: { name: 'Nguyễn Minh Anh' },
    })
  })
})
