import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointName, Input } from '#contract/endpoints.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { addressOf, newDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/postgres.ts'
import { Victim } from '#tests/support/victim.ts'

/** Two processes of the server on one PostgreSQL, with the product's own limits. */
let directory = ''
const servers: Victim[] = []
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'ghe-entry-'))
})
afterAll(async () => {
  for (const server of servers) await server.kill()
  rmSync(directory, { recursive: true, force: true })
})

/** The same call at both servers at the same moment, in turns; the codes it was answered with, `ok` for success. */
async function atBoth<N extends EndpointName>(
  name: N,
  times: number,
  input: () => Input<N>,
): Promise<string[]> {
  const answers = await Promise.all(
    Array.from(
      { length: times },
      async (_, index) => await servers[index % servers.length]?.call(name, input()),
    ),
  )
  return answers.map((answer) => (answer?.ok === true ? 'ok' : (answer?.code ?? 'nothing')))
}
const counted = (codes: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

describe('two processes of the server', () => {
  test('start on one database', async () => {
    const databaseUrl = await addressOf(await newDatabase())
    for (const name of ['one', 'other']) {
      const server = new Victim(await freePort(), {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(directory, name),
        RATE_LIMIT_FACTOR: '1',
        LOG_LEVEL: 'silent',
      })
      // One after the other: the first makes the tables and the demo accounts.
      await server.start()
      servers.push(server)
    }
    expect(servers).toHaveLength(2)
  })

  test('send one code a minute to one address between them', async () => {
    const codes = await atBoth('account.forgotPassword', 8, () => ({
      flow: crypto.randomUUID(),
      identifier: 'mot@ghe.test',
    }))
    expect(counted(codes)).toEqual({ ok: 1, C_055: 7 })
  })

  test('try a code once a minute between them', async () => {
    const asked = { flow: crypto.randomUUID(), identifier: 'hai@ghe.test' }
    expect((await servers[0]?.call('account.forgotPassword', asked))?.ok).toBe(true)
    const codes = await atBoth('account.proveCode', 8, () => ({
      ...asked,
      purpose: 'forgot_password',
      code: '000000',
    }))
    expect(counted(codes)).toEqual({ G_CODE_WRONG: 1, C_055: 7 })
  })

  test('let five wrong passwords through between them', async () => {
    const codes = await atBoth('account.login', 12, () => ({
      identifier: DEMO_ACCOUNTS.host.email,
      password: 'wrong',
    }))
    expect(counted(codes)).toEqual({ C_003: 5, G_429: 7 })
  })

  test('turn one refresh token into one successor, however often both are asked', async () => {
    const [first] = servers
    const login = await first?.call('account.login', {
      identifier: DEMO_ACCOUNTS.guest.email,
      password: DEMO_PASSWORD,
    })
    if (!login?.ok) throw new Error('could not sign in')
    const refreshToken = login.data.refreshToken ?? ''
    const answers = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) => await servers[index % servers.length]?.call('account.refresh', { refreshToken }),
      ),
    )
    const successors = answers.map((answer) => (answer?.ok ? answer.data.refreshToken : answer?.code))
    expect(new Set(successors).size).toBe(1)
    const guest = answers[0]?.ok ? answers[0].data.accessToken : ''
    expect((await servers[1]?.call('account.guest', {}, { token: guest }))?.ok).toBe(true)
  })
})
