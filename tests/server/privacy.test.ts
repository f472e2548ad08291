import { getTableColumns, getTableName, is, eq, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { loginAnswer } from '#contract/shapes/account.ts'
import { CONSENT_PURPOSES, consents as consentsShape, returnOffer } from '#contract/shapes/privacy.ts'
import * as schema from '#server/db/schema.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { hashPassword, putPassword } from '#server/modules/accounts/accounts.ts'
import { signInFailures, users } from '#server/modules/accounts/tables.ts'
import { bookings } from '#server/modules/bookings/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { hasConsent } from '#server/modules/privacy/privacy.ts'
import { refunds } from '#server/modules/refunds/tables.ts'
import { reviews } from '#server/modules/reviews/tables.ts'
import { serviceBookings } from '#server/modules/tickets/tables.ts'
import { PERSONAL_DATA } from '#server/personalData.ts'
import { codeSentTo } from '#tests/support/browser.ts'
import { openDemoDatabase } from '#tests/support/demoDatabase.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { startApp, TEST_NOW, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ open: openDemoDatabase })
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.services.db.delete(signInFailures)
})

const guest = DEMO_ACCOUNTS.guest
const key = () => crypto.randomUUID()
async function confirmed(account: keyof typeof DEMO_ACCOUNTS): Promise<string> {
  const token = await server.tokenOf(account)
  await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
  return token
}
const signIn = (account: keyof typeof DEMO_ACCOUNTS, password: string = DEMO_PASSWORD) =>
  server.call('account.login', { identifier: DEMO_ACCOUNTS[account].email, password })

const file = z.object({
  product: z.literal('Ghé'),
  user_id: z.uuid(),
  made_at: z.iso.datetime(),
  sections: z.array(
    z.object({
      key: z.string(),
      name: z.object({ vi: z.string().min(1), en: z.string().min(1) }),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
const download = (token: string) =>
  server.app.inject({
    url: API_BASE + ENDPOINTS['account.export'].path,
    headers: { authorization: `Bearer ${token}` },
  })

describe('what I allow', () => {
  it('is nothing until I say so, purpose by purpose, with its day, and is taken back', async () => {
    const token = await server.tokenOf('guest')
    const list = await server.call('consent.list', {}, { token })
    expect(consentsShape.parse(list.body.data).consents).toEqual(
      CONSENT_PURPOSES.map((purpose) => ({ purpose, given: false, at: null })),
    )
    const decide = async (given: boolean) => {
      const input = { purpose: 'marketing_mail', given }
      const { body } = await server.call('consent.decide', input, { token, key: key() })
      return consentsShape.parse(body.data).consents[0]
    }
    expect(await decide(true)).toEqual({ purpose: 'marketing_mail', given: true, at: '2026-11-21T05:00:00Z' })
    server.clock.advance({ minutes: 5 })
    expect(await decide(true)).toMatchObject({ given: true, at: '2026-11-21T05:00:00Z' })
    expect(await hasConsent(server.services.db, guest.id, 'marketing_mail')).toBe(true)
    expect(await hasConsent(server.services.db, guest.id, 'product_analytics')).toBe(false)
    expect(await hasConsent(server.services.db, DEMO_ACCOUNTS.otherGuest.id, 'marketing_mail')).toBe(false)
    expect(await decide(false)).toMatchObject({ given: false, at: '2026-11-21T05:05:00Z' })
    expect(await hasConsent(server.services.db, guest.id, 'marketing_mail')).toBe(false)
  })
})

describe('what I take with me', () => {
  it('is one file with everything, in both languages, after I showed that it is me', async () => {
    const token = await server.tokenOf('guest')
    expect((await download(token)).json()).toMatchObject({ status: 409, code: 'G_CONFIRM' })
    await server.call('security.confirm', { password: DEMO_PASSWORD }, { token })
    const { db } = server.services
    const [review] = await db.select().from(reviews).limit(1)
    // What a host writes to staff about a review is staff's alone.
    await db
      .update(reviews)
      .set({ guestId: guest.id, report: 'Khách bịa chuyện', reportedAt: Temporal.Now.instant() })
      .where(eq(reviews.id, review?.id ?? ''))
    const response = await download(token)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="ghe.json"',
      'cache-control': 'no-store',
    })
    const told = file.parse(response.json())
    expect(told.user_id).toBe(guest.id)
    const rows = Object.fromEntries(told.sections.map((section) => [section.key, section.rows]))
    expect(rows['account']).toMatchObject([{ email: guest.email, name: guest.name }])
    expect(rows['devices']?.length).toBeGreaterThan(0)
    const mine = await server.services.db.select().from(bookings).where(eq(bookings.tenantId, guest.id))
    expect(rows['bookings']).toHaveLength(mine.length)
    expect(new Set(rows['bookings']?.map(({ code }) => code))).toEqual(new Set(mine.map(({ code }) => code)))
    expect(rows['bookings']?.[0]).toMatchObject({ history: expect.any(Array), contact: expect.any(Object) })
    expect(rows['reviews']).toMatchObject([{ text: review?.text }])
    expect(rows['reviews']?.[0]).not.toHaveProperty('reportedAt')
    for (const secret of ['argon2', 'secret', 'passwordHash', 'idempotencyKey', 'bịa chuyện'])
      expect(response.body).not.toContain(secret)
  })

  it('leaves out no table that knows of people', () => {
    const people = /^(user|tenant|guest|owner|account|author|person|sender)(Id)?$/
    const told = new Set([
      'users',
      'user_roles',
      'credentials',
      'sessions',
      'passkeys',
      'social_identities',
      'bookings',
      'service_bookings',
      'voucher_uses',
      'reviews',
      'notices',
      'notice_settings',
      'push_devices',
      'uploads',
      'consents',
      'favourites',
      'saved_searches',
      'conversations',
      'messages',
    ])
    // A copy of answers that are in the file already, a ticket that lives ten minutes, the books, whose accounts are no people,
    // and fingerprints of the devices and networks that the sessions name.
    const apart = new Set(['idempotency_keys', 'return_tickets', 'ledger_entries', 'sign_in_places'])
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .filter((table) => Object.keys(getTableColumns(table)).some((column) => people.test(column)))
      .map((table) => getTableName(table))
    expect(known.filter((name) => !told.has(name) && !apart.has(name))).toEqual([])
    expect(
      new Set(PERSONAL_DATA.flatMap(({ sections }) => sections.map((section) => section.key))).size,
    ).toBe(PERSONAL_DATA.flatMap(({ sections }) => sections).length)
  })
})

describe('leaving', () => {
  it('is not possible while stays or refunds are under way; it says which', async () => {
    const token = await confirmed('guest')
    const refused = await server.call('account.remove', {}, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'G_STILL_OPEN'])
    const { body } = await server.call('account.removal', {}, { token })
    expect(refused.body['current']).toEqual(body.data)
    const open = z.object({ open: z.array(z.object({ code: z.string() })).min(1) }).parse(body.data)
    const { db } = server.services
    const mine = [
      ...(await db.select().from(bookings).where(eq(bookings.tenantId, guest.id))),
      ...(await db.select().from(serviceBookings).where(eq(serviceBookings.tenantId, guest.id))),
    ]
    for (const { code } of open.open) expect(mine.map((one) => one.code)).toContain(code)
    expect((await server.call('account.guest', {}, { token })).status).toBe(200)
  })

  it('is not for hosts, and asks who it is', async () => {
    const host = await server.tokenOf('host')
    expect((await server.call('account.remove', {}, { token: host })).status).toBe(403)
    expect((await server.call('account.removal', {}, { token: host })).status).toBe(403)
    const token = await server.tokenOf('otherGuest')
    expect((await server.call('account.remove', {}, { token })).body.code).toBe('G_CONFIRM')
  })

  it('can be taken back for thirty days by signing in, once for each ticket', async () => {
    const token = await confirmed('investor')
    const other = await server.tokenOf('investor')
    const gone = await server.call('account.remove', {}, { token })
    expect(gone.body.data).toEqual({ leaves_at: '2026-12-21T05:00:00Z' })
    expect(server.mailbox?.sent(DEMO_ACCOUNTS.investor.email)[0]?.subject).toBe(
      'Tài khoản Ghé của bạn đã đóng',
    )
    for (const one of [token, other])
      expect((await server.call('account.guest', {}, { token: one })).status).toBe(401)
    expect((await signIn('investor', 'wrong')).body.code).toBe('C_003')
    server.clock.advance({ hours: 29 * 24 })
    const offered = await signIn('investor')
    expect([offered.status, offered.body.code]).toEqual([409, 'G_LEAVING'])
    const { ticket } = returnOffer.parse(offered.body['current'])
    const back = await server.call('account.comeBack', { ticket })
    const fresh = loginAnswer.parse(back.body.data).token
    expect((await server.call('account.guest', {}, { token: fresh })).status).toBe(200)
    expect((await server.call('account.comeBack', { ticket })).body.code).toBe('C_003')
    expect((await signIn('investor')).status).toBe(200)
  })

  it('is offered back also to who forgot the password', async () => {
    const { email: identifier } = DEMO_ACCOUNTS.investor
    await server.call('account.remove', {}, { token: await confirmed('investor') })
    const proof = { flow: key(), purpose: 'forgot_password', identifier }
    await server.call('account.forgotPassword', proof)
    await server.call('account.proveCode', { ...proof, code: codeSentTo(server, identifier) })
    const fresh = { ...proof, password: 'Một mật khẩu Khác 2!' }
    const offered = await server.call('account.resetPassword', fresh)
    expect([offered.status, offered.body.code]).toEqual([409, 'G_LEAVING'])
    const { ticket } = returnOffer.parse(offered.body['current'])
    const back = await server.call('account.comeBack', { ticket })
    const token = loginAnswer.parse(back.body.data).token
    const again = { password: DEMO_PASSWORD, repeated_password: DEMO_PASSWORD }
    const old = { old_password: fresh.password, ...again }
    // The demo's own password is one that nobody could choose.
    expect((await server.call('security.changePassword', old, { token })).body.fields).toMatchObject({
      password: { code: 'G_PASSWORD_COMMON' },
    })
    await putPassword(
      server.services.db,
      DEMO_ACCOUNTS.investor.id,
      await hashPassword(DEMO_PASSWORD),
      server.clock.now(),
    )
  })

  it('offers a way back that lasts ten minutes', async () => {
    const token = await confirmed('investor')
    await server.call('account.remove', {}, { token })
    const { ticket } = returnOffer.parse((await signIn('investor')).body['current'])
    server.clock.advance({ minutes: 10 })
    expect((await server.call('account.comeBack', { ticket })).body.code).toBe('C_003')
  })
})

describe('thirty days later', () => {
  const planted = ['Planta Zyxwv', 'planted@ghe.test', '+84911998877', 'Đường Planted 7', 'planted-note']

  /** The whole database as one text. */
  async function everything(): Promise<string> {
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    const parts = []
    for (const table of tables) {
      const { rows } = await server.services.db.execute<{ text: string | null }>(
        sql`select string_agg(row::text, chr(10)) as text from ${table} as row`,
      )
      parts.push(rows[0]?.text ?? '')
    }
    return parts.join('\n')
  }

  it('nothing says who it was; bookings keep what accounting needs', async () => {
    const { db } = server.services
    const token = await confirmed('guest')
    await server.app.inject({
      method: 'POST',
      url: API_BASE + ENDPOINTS['file.upload'].path,
      headers: { 'content-type': MULTIPART, authorization: `Bearer ${token}` },
      payload: formOf([{ name: 'a.jpg', type: 'image/jpeg', bytes: await picture(700, 500) }]),
    })
    await server.call('consent.decide', { purpose: 'marketing_mail', given: true }, { token, key: key() })
    const [name = '', email = '', phone = '', street = '', note = ''] = planted
    await db.update(users).set({ name, email, phone, street }).where(eq(users.id, guest.id))
    const contact = { fullName: name, birthday: '1990-01-01', phone, email, note }
    await db.update(bookings).set({ contact, status: 'SUCCESS' }).where(eq(bookings.tenantId, guest.id))
    await db
      .update(serviceBookings)
      .set({ contact, status: 'SERVICE_SUCCESS' })
      .where(eq(serviceBookings.tenantId, guest.id))
    await db.update(refunds).set({ state: 'DONE' })
    await db.update(reviews).set({ guestName: name }).where(eq(reviews.guestId, guest.id))
    const own = () => db.select().from(bookings).where(eq(bookings.tenantId, guest.id)).orderBy(bookings.id)
    const before = await own()
    expect((await server.call('account.remove', {}, { token })).status).toBe(200)
    // What other people's stays come to in these weeks is not looked at here.
    await db.delete(schema.jobs).where(eq(schema.jobs.kind, 'completeStay'))
    const sweep = async () => {
      await server.wired.planStanding()
      await runDueJobs(server.wired.jobs)
    }
    server.clock.advance({ hours: 30 * 24 - 1 })
    await sweep()
    expect(await everything()).toContain(name)
    server.clock.advance({ hours: 1 })
    await sweep()
    const text = await everything()
    for (const word of planted) expect([word, text.includes(word)]).toEqual([word, false])
    const after = await own()
    const money = (rows: typeof after) =>
      rows.map(({ code, total, paid, checkIn }) => ({ code, total, paid, checkIn }))
    expect(money(after)).toEqual(money(before))
    expect(await db.select().from(schema.uploads).where(eq(schema.uploads.ownerId, guest.id))).toEqual([])
    const signedIn = await server.call('account.login', { identifier: email, password: DEMO_PASSWORD })
    expect(signedIn.body.code).toBe('C_003')
  })
})
