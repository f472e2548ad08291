import { eq, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { users } from '#server/modules/accounts/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { jobs } from '#server/modules/jobs/tables.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server.close())

it('of one person that fails keeps neither the next one nor what else is over, and is tried again soon', async () => {
  const { db } = server.services
  const [stuck, other] = [DEMO_ACCOUNTS.guest, DEMO_ACCOUNTS.otherGuest]
  const leave = (id: string, hours: number) =>
    db
      .update(users)
      .set({ state: 'LEAVING', leavesAt: server.clock.now().subtract({ hours }) })
      .where(eq(users.id, id))
  await leave(stuck.id, 2)
  await leave(other.id, 1)
  const named = async () =>
    (
      await db
        .select({ email: users.email })
        .from(users)
        .where(inArray(users.email, [stuck.email, other.email]))
    ).map(({ email }) => email)
  await db.execute(sql`create function broken() returns trigger language plpgsql as
    $$ begin raise exception 'a row that cannot be changed'; end $$`)
  await db.execute(
    sql.raw(`create trigger broken before update or delete on users for each row
      when (old.id = '${stuck.id}') execute function broken()`),
  )
  const longAgo = server.clock.now().subtract({ hours: 8 * 24 })
  const done = { id: uuidv7(), kind: 'holdExpired', ref: uuidv7(), runAt: longAgo, doneAt: longAgo }
  await db.insert(jobs).values(done)

  await server.wired.planStanding()
  await runDueJobs({ ...server.wired.jobs, kinds: ['cleanup'] })
  expect(await named()).toEqual([stuck.email])
  expect(await db.$count(jobs, eq(jobs.id, done.id))).toBe(0)

  await db.execute(sql`drop trigger broken on users`)
  server.clock.advance({ seconds: 5 })
  await runDueJobs({ ...server.wired.jobs, kinds: ['cleanup'] })
  expect(await named()).toEqual([])
})
