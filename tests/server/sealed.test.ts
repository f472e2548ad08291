import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { resealAll } from '#server/db/reseal.ts'
import { seal, sealWith, unseal } from '#server/db/sealed.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { checkinKeys } from '#server/modules/checkin/tables.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

const login = async () => {
  const mine = { identifier: DEMO_ACCOUNTS.guest.email, password: DEMO_PASSWORD }
  const { body } = await server.call('account.login', mine)
  return z.parse(z.object({ token: z.string(), refreshToken: z.string() }), body.data)
}
const refresh = async (refreshToken: string) =>
  (await server.call('account.refresh', { refreshToken })).status
/** What somebody reads who has a copy of the database and nothing else. */
const storedSecrets = async () => {
  const { rows } = await server.services.db.execute(
    sql`select secret as kept from sessions union all select d as kept from checkin_keys`,
  )
  return z.parse(z.array(z.object({ kept: z.string() })), rows).map(({ kept }) => kept)
}

describe('secrets in the database', () => {
  it('S14: say nothing to who has the database alone, and still do their work', async () => {
    const { refreshToken } = await login()
    await server.call('host.checkinKeys', {}, { token: await server.tokenOf('host') })
    const [key] = await server.services.db.select().from(checkinKeys)
    const stored = await storedSecrets()
    expect(stored.length).toBeGreaterThan(2)
    for (const kept of stored) expect(kept).toMatch(/^s1\.[\w-]{8}\.[\w-]{60,}$/)
    expect(stored.join()).not.toContain(key?.d)
    expect(await refresh(refreshToken)).toBe(200)
  })

  it('S14: are sealed for their place, and an altered one is no secret', () => {
    const sealed = seal('geheim', 'sessions.secret')
    expect(seal('geheim', 'sessions.secret')).not.toBe(sealed)
    expect(unseal(sealed, 'sessions.secret')).toBe('geheim')
    expect(() => unseal(sealed, 'checkin_keys.d')).toThrow()
    expect(() =>
      unseal(
        // The first letter of what is sealed: of the last one some bits say nothing.
        sealed.replace(/(?<=\.)[\w-](?=[\w-]*$)/, (first) => (first === 'A' ? 'B' : 'A')),
        'sessions.secret',
      ),
    ).toThrow()
    expect(() => unseal(sealed.replace(/^s1\.[\w-]{8}/, 's1.AAAAAAAA'), 'sessions.secret')).toThrow(
      'GHE_SECRET',
    )
  })

  it('S14: of before are sealed at the next start, and anew when the secret changes', async () => {
    const { refreshToken } = await login()
    await server.services.db.execute(sql`update sessions set secret = 'plain of before'`)
    await resealAll(server.services.db)
    const before = await storedSecrets()
    expect(before.join()).not.toContain('plain')
    sealWith(['another secret of more than thirty-two letters'])
    await resealAll(server.services.db)
    const after = await storedSecrets()
    const by = (stored: readonly string[]) => new Set(stored.map((kept) => kept.slice(0, 11)))
    expect([by(before).size, by(after).size]).toEqual([1, 1])
    expect(by(after)).not.toEqual(by(before))
    expect(await refresh(refreshToken)).toBe(200)
  })
})
