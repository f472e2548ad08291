import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { HOLDING } from '#contract/statuses.ts'
import { searchAnswer } from '#contract/shapes/search.ts'
import { DEMO_PASSWORD } from '#demo/accounts.ts'
import type { Database } from '#server/db/client.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { settableClock } from '#server/ports/clock.ts'
import { DEMO_NOW } from '#tests/support/demoDatabase.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'
import { openWorldDatabase, SMALL_WORLD } from '#tests/support/worldDatabase.ts'

let server: TestApp
let db: Database
beforeAll(async () => {
  server = await startApp({
    open: openWorldDatabase,
    clock: settableClock(DEMO_NOW),
    withAccounts: false,
  })
  db = server.services.db
}, 300_000)
afterAll(() => server.close())

const numbers = z.record(z.string(), z.coerce.number())
const counted = async (query: SQL) => z.parse(numbers, (await db.execute(query)).rows[0])
const named = (statuses: readonly string[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )

describe('a country made by the generator', () => {
  it('has as many rooms and stays as were wished, in places of every name', async () => {
    const made = await counted(sql`select
      (select count(*) from rooms) as rooms, (select count(*) from bookings) as bookings,
      (select count(distinct name->>'vi') from resorts) as names, (select count(*) from resorts) as resorts`)
    expect(made['rooms']).toBe(SMALL_WORLD.rooms)
    expect(made['bookings']).toBeGreaterThanOrEqual(SMALL_WORLD.bookings)
    expect(made['names']).toBe(made['resorts'])
  })

  it('keeps books that hold to one đồng', async () => {
    const { bookings, differences } = await checkBooks(db)
    expect(bookings).toBeGreaterThanOrEqual(SMALL_WORLD.bookings)
    expect(differences).toEqual([])
  })

  it('counts every night as often as stays hold it that are not over', async () => {
    const wrong = await counted(sql`
      with held as (
        select room_id, night::date as night, sum(count) as held from bookings
          join booking_rooms on booking_rooms.booking_id = bookings.id
          cross join generate_series(check_in::timestamp, check_out - interval '1 day', interval '1 day') night
        where status in (${named(HOLDING)}) group by 1, 2
      )
      select count(*) as wrong from held full join room_nights using (room_id, night)
      where coalesce(held, 0) <> coalesce(taken, 0)`)
    expect(wrong).toEqual({ wrong: 0 })
  })

  it('leaves every stay whole: its rooms, its history, its quote, a code as people read it', async () => {
    const wrong = await counted(sql`select
      count(*) filter (where code !~ '^GHE-[2-9A-HJKMNP-TV-Z]{6}$') as codes,
      count(*) filter (where not exists (
        select from booking_rooms join rooms on rooms.resort_id = booking_rooms.resort_id and rooms.id = room_id
        where booking_rooms.resort_id = bookings.resort_id and booking_id = bookings.id
          and quote->'lines' @> jsonb_build_array(jsonb_build_object('roomId', room_id)))) as rooms,
      count(*) filter (where version <> (select count(*) from booking_events where booking_events.resort_id = bookings.resort_id and booking_id = bookings.id)) as history,
      count(*) filter (where not exists (select from users where users.id = tenant_id)) as guests,
      count(*) filter (where not exists (select from host_profiles where host_profiles.host_id = bookings.host_id)) as hosts
      from bookings`)
    expect(wrong).toEqual({ codes: 0, rooms: 0, history: 0, guests: 0, hosts: 0 })
  })

  it('is as full as houses are: more before free days, wholly at Tết', async () => {
    const full = await counted(sql`
      with rooms_all as (select count(*)::float as number from rooms)
      select
        count(*) filter (where not tet and weekend) / (count(distinct night) filter (where not tet and weekend) * max(number)) as weekend,
        count(*) filter (where not tet and not weekend) / (count(distinct night) filter (where not tet and not weekend) * max(number)) as otherwise,
        count(*) filter (where tet) / (count(distinct night) filter (where tet) * max(number)) as tet
      from (
        select night, extract(isodow from night) in (5, 6) as weekend, night between '2027-02-05' and '2027-02-09' as tet
        from room_nights where night between '2026-12-20' and '2027-10-20' and (closed or taken = units)
      ) as nights, rooms_all`)
    expect(full['weekend']).toBeGreaterThan(0.6)
    expect(full['weekend']).toBeLessThan(0.8)
    expect(full['otherwise']).toBeGreaterThan(0.28)
    expect(full['otherwise']).toBeLessThan(0.45)
    expect(full['tet']).toBe(1)
  })

  it('is searched, and its people sign in and find their stays', async () => {
    const { body } = await server.call('search.resorts', { project_area_id: null, page_size: 50 })
    expect(z.parse(searchAnswer, body.data).total_rows).toBeGreaterThan(600)
    const { rows } = await db.execute<{ email: string; id: string }>(sql`
      select users.email, bookings.id from users join bookings on tenant_id = users.id
      where users.email like '2.%' and bookings.status = 'SUCCESS' limit 1`)
    const [guest] = rows
    const signedIn = await server.call('account.login', {
      identifier: guest?.email,
      password: DEMO_PASSWORD,
    })
    const { token } = z.parse(z.object({ token: z.string() }), signedIn.body.data)
    const stay = await server.call('booking.detail', { booking_id: guest?.id }, { token })
    expect(stay.status).toBe(200)
  })
})
