import { execFileSync } from 'node:child_process'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Input } from '#contract/endpoints.ts'
import { sealWith } from '#server/db/sealed.ts'
import { transact } from '#server/db/transact.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import {
  checkLog,
  checkLogJob,
  record,
  recordRead,
  resealChainKeys,
} from '#server/modules/securityLog/securityLog.ts'
import { securityEvents, securityHead, securityKeys } from '#server/modules/securityLog/tables.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
let admin = ''
beforeAll(async () => {
  server = await startApp()
  admin = await server.confirmedTokenOf('admin')
})
afterAll(() => server.close())

let keys = 0
const key = () => `S7-security-log-${++keys}`
const rows = () => server.services.db.select().from(securityEvents).orderBy(asc(securityEvents.position))
const newest = async () => {
  const all = await rows()
  return all.at(-1)
}
const search = async (ask: Input<'desk.securityLog'> = {}) => {
  const { body, status } = await server.call('desk.securityLog', ask, { token: admin })
  expect(status).toBe(200)
  return ENDPOINTS['desk.securityLog'].output.parse(body.data)
}
const login = (identifier: string, password: string, address = '203.0.113.77') =>
  server.call('account.login', { identifier, password }, { address })
const { guest, staff } = DEMO_ACCOUNTS

describe('S7: the security log', () => {
  it('S7: keeps who signed in, who did not, and from which network; never an address or what was typed', async () => {
    await login(guest.email, DEMO_PASSWORD)
    expect(await newest()).toMatchObject({
      kind: 'signedIn',
      account: guest.id,
      network: '203.0.113.0',
      details: { way: 'password', role: 'KT' },
    })
    await login(guest.email.toUpperCase(), 'wrong')
    expect(await newest()).toMatchObject({ kind: 'signInFailed', account: guest.id, network: '203.0.113.0' })
    await login('somebody.else@example.com', 'wrong')
    const first = await newest()
    await login(' Somebody.Else@example.com', 'wrong')
    const second = await newest()
    expect([first?.account, first?.kind]).toEqual([null, 'signInFailed'])
    // The same text leaves the same mark, so that a hunt for one address shows.
    expect(first?.details).toEqual(second?.details)
    const said = JSON.stringify(await rows())
    for (const secret of ['203.0.113.77', 'omebody', 'wrong', DEMO_PASSWORD])
      expect(said).not.toContain(secret)
  })

  it('S7: keeps ends of sessions, roles, suspensions and withdrawn keys, in the transaction that did it', async () => {
    const token = await server.tokenOf('guest')
    await server.call('account.signOut', {}, { token })
    expect(await newest()).toMatchObject({
      kind: 'sessionEnded',
      account: guest.id,
      details: { reason: 'signed_out' },
    })
    const user = async () =>
      ENDPOINTS['desk.user'].output.parse(
        (await server.call('desk.user', { user_id: guest.id }, { token: admin })).body.data,
      )
    const by = DEMO_ACCOUNTS.admin.id
    const reason = 'Theo đơn'
    const give = { user_id: guest.id, version: (await user()).version, role: 'CSH', give: true, reason }
    const given = await server.call('desk.setRole', give, { token: admin, key: key() })
    expect(given.status).toBe(200)
    expect(await newest()).toMatchObject({
      kind: 'roleChanged',
      account: guest.id,
      actor: by,
      details: { role: 'CSH', change: 'given' },
    })
    const before = (await rows()).length
    const stale = await server.call('desk.setRole', { ...give, role: 'CDT' }, { token: admin, key: key() })
    expect([stale.status, (await rows()).length]).toEqual([409, before])
    const suspend = { user_id: guest.id, version: (await user()).version, suspended: true, reason }
    await server.call('desk.suspend', suspend, { token: admin, key: key() })
    expect(await newest()).toMatchObject({ kind: 'suspended', account: guest.id, actor: by })
    const restore = { ...suspend, version: (await user()).version, suspended: false }
    await server.call('desk.suspend', restore, { token: admin, key: key() })
    expect(await newest()).toMatchObject({ kind: 'restored', account: guest.id, actor: by })
  })

  it('S7: keeps a wrong password of who is asked again, and an account that money is to go to, never its number', async () => {
    const token = await server.tokenOf('host')
    await server.call('security.confirm', { password: 'wrong' }, { token })
    const { host } = DEMO_ACCOUNTS
    expect(await newest()).toMatchObject({ kind: 'confirmFailed', account: host.id })
    await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
    const account = { bin: '970436', number: '0011009998887', holder: 'Trần Thị Lan' }
    expect((await server.call('host.setBank', account, { token, key: key() })).status).toBe(200)
    const row = await newest()
    expect(row).toMatchObject({ kind: 'moneyAccountSet', account: host.id, details: { for: 'payout' } })
    expect(JSON.stringify(row)).not.toContain(account.number)
  })

  it('S7: keeps who of the staff read about whom, once in a quarter of an hour', async () => {
    const { db, clock } = server.services
    const read = { actor: staff.id, about: guest.id, account: guest.id }
    const count = async () =>
      (await rows()).filter(({ kind, actor }) => kind === 'dossierRead' && actor === staff.id).length
    await recordRead(db, { ...read, now: clock.now() })
    await recordRead(db, { ...read, now: clock.now().add({ minutes: 14 }) })
    expect(await count()).toBe(1)
    await recordRead(db, { ...read, now: clock.now().add({ minutes: 16 }) })
    await recordRead(db, { ...read, about: staff.id, now: clock.now() })
    expect(await count()).toBe(3)
    // An administrator who opens a person is one of them.
    const { events } = await search({ account: guest.email, kind: 'dossierRead' })
    expect(events.map(({ actorName }) => actorName)).toContain(DEMO_ACCOUNTS.admin.name)
  })

  it('S7: is searched by account, kind and day, page by page, by administrators alone', async () => {
    const all = await search({ page_size: 50 })
    expect(all.events.map(({ position }) => position)).toEqual(
      (await rows())
        .map(({ position }) => position)
        .toReversed()
        .slice(0, 50),
    )
    const pages = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await search({ kind: 'signedIn', page_size: 2, ...(cursor ? { cursor } : {}) })
      pages.push(...page.events)
      cursor = page.next
      // What comes meanwhile shifts nothing.
      if (pages.length === 2) await login(guest.email, DEMO_PASSWORD)
    }
    expect(new Set(pages.map(({ position }) => position)).size).toBe(pages.length)
    expect(pages.every(({ kind }) => kind === 'signedIn')).toBe(true)
    const his = await search({ account: guest.phone, page_size: 50 })
    expect(his.events.length).toBeGreaterThan(3)
    expect(his.events.every(({ accountName }) => accountName === guest.name)).toBe(true)
    expect((await search({ account: 'nobody@example.com' })).events).toEqual([])
    expect((await search({ until: '2026-11-20' })).events).toEqual([])
    expect((await search({ from: '2026-11-21', until: '2026-11-21' })).events.length).toBeGreaterThan(0)
    const byStaff = await server.call('desk.securityLog', {}, { token: await server.tokenOf('staff') })
    expect(byStaff.status).toBe(403)
    expect((await server.call('desk.securityLog', { cursor: 'abc' }, { token: admin })).body.code).toBe(
      'G_INPUT',
    )
  })

  it('S7: many at once make one chain', async () => {
    const { db, clock } = server.services
    const now = clock.now()
    await Promise.all(
      Array.from({ length: 20 }, () => transact(db, (tx) => record(tx, { kind: 'signedIn', now }))),
    )
    expect(await checkLog(db)).toMatchObject({ broken: null, position: (await rows()).length })
  })
})

describe('S7: the chain of rows', () => {
  beforeEach(async () => expect((await checkLog(server.services.db)).broken).toBeNull())

  /** What a check finds after somebody wrote to the database; afterwards it is as it was. */
  async function after(tamper: (at: number) => Promise<unknown>): Promise<number | null> {
    const { db } = server.services
    const [all, heads] = [await rows(), await db.select().from(securityHead)]
    await tamper(5)
    const { broken } = await checkLog(db)
    await db.delete(securityEvents)
    await db.insert(securityEvents).values(all)
    for (const { id, ...head } of heads)
      await db.update(securityHead).set(head).where(eq(securityHead.id, id))
    return broken
  }

  it.each([
    ['kind', { kind: 'signedIn' }],
    ['account', { account: DEMO_ACCOUNTS.host.id }],
    ['actor', { actor: DEMO_ACCOUNTS.host.id }],
    ['network', { network: '10.0.0.0' }],
    ['details', { details: { way: 'social' } }],
    ['moment', { at: Temporal.Instant.from('2026-11-21T05:00:01Z') }],
    ['hash', { hash: 'x' }],
    ['key', { keyId: 'x' }],
  ] as const)('S7: an altered %s is found', async (_what, change) => {
    const { db } = server.services
    expect(
      await after((at) => db.update(securityEvents).set(change).where(eq(securityEvents.position, at))),
    ).toBe(5)
  })

  it('S7: a missing row, an inserted one and a cut end are found', async () => {
    const { db } = server.services
    const all = await rows()
    const [fifth, last] = [all[4], all.at(-1)]
    if (!fifth || !last) throw new Error('the log is too short')
    expect(await after((at) => db.delete(securityEvents).where(eq(securityEvents.position, at)))).toBe(5)
    expect(await after(() => db.insert(securityEvents).values({ ...fifth, position: 0 }))).toBe(0)
    expect(
      await after(() => db.insert(securityEvents).values({ ...last, position: last.position + 1 })),
    ).toBe(last.position + 1)
    expect(
      await after(() => db.delete(securityEvents).where(eq(securityEvents.position, last.position))),
    ).toBe(last.position)
    // Rows that were moved up to close the gap.
    expect(
      await after(async (at) => {
        await db.delete(securityEvents).where(eq(securityEvents.position, at))
        await db.execute(sql`update security_events set position = -position where position > ${at}`)
        await db.execute(sql`update security_events set position = -position - 1 where position < 0`)
        await db.update(securityHead).set({ position: last.position - 1 })
      }),
    ).toBe(5)
  })

  it('S7: a whole chain of somebody else’s key is found', async () => {
    const { db } = server.services
    await db.insert(securityKeys).values({ id: 'theirs', key: Buffer.alloc(32).toString('base64url') })
    expect(
      await after((at) =>
        db.update(securityEvents).set({ keyId: 'theirs' }).where(eq(securityEvents.position, at)),
      ),
    ).toBe(5)
    await db.delete(securityKeys).where(eq(securityKeys.id, 'theirs'))
  })

  it('S7: what an older secret signed is checked after that secret has gone', async () => {
    const { db, clock } = server.services
    sealWith(['a new secret of at least thirty-two characters'])
    await transact(db, (tx) => record(tx, { kind: 'signedIn', now: clock.now() }))
    await resealChainKeys(db)
    expect((await checkLog(db)).broken).toBeNull()
    const sealed = await db.select().from(securityKeys)
    expect(sealed.length).toBe(2)
    expect(new Set(sealed.map(({ key: text }) => text.slice(0, 12))).size).toBe(1)
  })

  it('S7: the nightly check tells the desk and the server’s own log', async () => {
    const told: [string, object][] = []
    const log = {
      debug: () => {},
      warn: () => {},
      info: (facts: object) => void told.push(['info', facts]),
      error: (facts: object) => void told.push(['error', facts]),
    }
    const world = { ...server.services, log }
    const { again } = await checkLogJob(world)
    expect(again.epochMilliseconds - world.clock.now().epochMilliseconds).toBe(24 * 3_600_000)
    expect((await search()).check).toMatchObject({ broken: null })
    await after(async (at) => {
      await world.db.update(securityEvents).set({ network: 'x' }).where(eq(securityEvents.position, at))
      await checkLogJob(world)
      expect((await search()).check).toMatchObject({ broken: at })
    })
    expect(told).toMatchObject([
      ['info', { position: (await rows()).length }],
      ['error', { alarm: 'securityLog', position: 5 }],
    ])
  })

  it('S7: nothing in the product changes a row or takes one away', () => {
    const files = execFileSync(
      'git',
      ['grep', '-lE', String.raw`(update|delete)\(securityEvents\)|security_events`, 'server'],
      {
        encoding: 'utf8',
      },
    )
    expect(files.split('\n').filter((file) => file !== '' && !file.includes('/migrations/'))).toEqual([
      'server/modules/securityLog/tables.ts',
    ])
  })
})
