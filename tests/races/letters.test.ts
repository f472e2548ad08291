import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/db/client.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { addNotices, TARGETS } from '#server/modules/notices/notices.ts'
import { notices } from '#server/modules/notices/tables.ts'
import { rooms } from '#server/modules/resorts/tables.ts'
import { bookingOf } from '#tests/support/bookingWorld.ts'
import { mailServer, messageId, type MailServer } from '#tests/support/mailServer.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { MINUTE, Victim } from '#tests/support/victim.ts'

const LETTERS = 40
const EVERY = 9

const folder = mkdtempSync(join(tmpdir(), 'ghe-letters-'))
let postgres: TestPostgres
let mail: MailServer
let database: OpenDatabase
let kill: (() => Promise<void>) | null = null
let kills = 0
beforeAll(async () => {
  postgres = await startPostgres()
  mail = await mailServer(async () => {
    // The letter is taken, and nobody will ever say so to the server that sent it.
    if (kill !== null && mail.letters.length % EVERY === 0) {
      kills += 1
      await kill()
    }
  })
})
afterAll(async () => {
  await database?.close()
  await mail.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What a dead process had claimed is free, as it is when its time is over. */
const claimsOver = () =>
  database.db.update(notices).set({ mailDueAt: Temporal.Now.instant() }).where(isNotNull(notices.mailDueAt))

const left = () => database.db.$count(notices, isNotNull(notices.mailDueAt))

test(
  'killed while it sends, a server sends every letter, and what came twice is the same letter',
  { timeout: 5 * MINUTE },
  async () => {
    const url = await postgres.newDatabase()
    const victim = new Victim(await freePort(), {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Ghé <xin-chao@ghe.test>',
      SANDBOX: 'vnpay,sms,push,social,partner',
    })
    await victim.start()
    database = await openDatabase(
      { databaseUrl: url, databaseConnections: 2, dataDirectory: folder },
      () => undefined,
    )
    const { db } = database
    const { token } = await victim.must('account.login', {
      identifier: DEMO_ACCOUNTS.guest.email,
      password: DEMO_PASSWORD,
    })
    const [place] = await db.select({ resortId: rooms.resortId, roomId: rooms.id }).from(rooms).limit(1)
    const night = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days: 40 })
    const stay = await victim.must(
      'booking.create',
      bookingOf(
        { resortId: place?.resortId ?? '', roomIds: [place?.roomId ?? ''], hostId: '', areaId: 20 },
        { check_in: night.toString(), check_out: night.add({ days: 1 }).toString(), shown_total: 1_000_000 },
      ),
      { token, key: uuidv7() },
    )
    const now = Temporal.Now.instant()
    const params = { code: stay.code, to: 'ORDERED', arrives: stay.checkIn, leaves: stay.checkOut }
    kill = () => victim.kill()
    await db.transaction((tx) =>
      addNotices(
        tx,
        Array.from({ length: LETTERS }, () => ({
          userId: DEMO_ACCOUNTS.guest.id,
          target: TARGETS.BOOKING,
          ref: stay.id,
          kind: 'guest.paymentSucceeded' as const,
          params,
          createdAt: now,
        })),
      ),
    )
    await expect
      .poll(
        async () => {
          if (!victim.lives) {
            await victim.start()
            await claimsOver()
          }
          return left()
        },
        { timeout: 4 * MINUTE, interval: 200 },
      )
      .toBe(0)
    kill = null
    await victim.kill('SIGTERM')
    const ids = mail.letters.map(messageId)
    const rows = await db.select().from(notices).where(isNotNull(notices.mailedAt))
    expect(kills).toBeGreaterThan(2)
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => `<${id}@ghe.test>`)))
    expect(new Set(ids).size).toBe(LETTERS)
    expect(ids.length).toBe(LETTERS + kills)
  },
)
