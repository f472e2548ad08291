import { sql, type SQL } from 'drizzle-orm'
import type { SearchRequest } from '#contract/shapes/search.ts'
import type { Database } from '#server/db/client.ts'

/**
 * A search as one statement of its own: the area's places with a room that holds so many people and is free in every night,
 * the cheapest first. It knows no seasons, weekends, promotions, filters or words, which the product's search does.
 */
export const plainSearch = (db: Database, request: SearchRequest): Promise<unknown> =>
  db.execute(sql`
    select resorts.id, resorts.name, min(rooms.base_price) as price
    from resorts join rooms on rooms.resort_id = resorts.id
    where (${request.project_area_id}::int is null or resorts.project_area_id = ${request.project_area_id}::int)
      and rooms.max_guests >= ${request.number_of_adult}::int
      and not exists (
        select from room_nights as taken
        where taken.resort_id = rooms.resort_id and taken.room_id = rooms.id
          and taken.night >= ${request.from_day ?? null}::date and taken.night < ${request.to_day ?? null}::date
          and (taken.closed or taken.elsewhere > 0 or taken.taken >= taken.units)
      )
    group by resorts.id
    order by price, resorts.id
    limit ${request.page_size}::int`)

/** What a page of the product tells, as the statements that somebody would write who knows the tables. */
export const plainPages = (
  db: Database,
  {
    place,
    host,
    today,
    days,
  }: { place: string; host: string; today: string; days: { from: string; to: string } },
) => {
  const ask = (statement: SQL) => db.execute(statement)
  return {
    home: () =>
      ask(sql`select resorts.project_area_id, count(distinct resorts.id), max(rooms.discount_percent)
        from resorts join rooms on rooms.resort_id = resorts.id group by 1`),
    place: async () => {
      await ask(sql`select * from resorts where id = ${place}`)
      await ask(sql`select * from rooms where resort_id = ${place} order by position`)
      await ask(sql`select * from room_seasons where resort_id = ${place}`)
    },
    calendar: () =>
      ask(sql`select room_id, night, units, taken, closed from room_nights
        where resort_id = ${place} and night >= ${days.from}::date and night < ${days.to}::date`),
    waiting: async () => {
      await ask(
        sql`select kind, count(*), min(created_at) from staff_cases where closed_at is null group by 1`,
      )
      await ask(sql`select state, count(*), min(created_at) from refunds group by 1`)
      await ask(sql`select count(*), min(due_on) from payouts where state = 'DUE'`)
      await ask(sql`select host_id, count(*) from host_cancellations group by 1 having count(*) >= 3`)
    },
    telephone: (telephone: string) =>
      ask(sql`select * from bookings where contact ->> 'phone' = ${telephone} order by id desc limit 50`),
    hostToday: () =>
      ask(
        sql`select * from bookings where host_id = ${host} and (check_in = ${today} or check_out = ${today})`,
      ),
    hostEarnings: () => ask(sql`select state, sum(amount) from payouts where host_id = ${host} group by 1`),
    months: () =>
      ask(sql`select project_area_id, to_char(check_in, 'YYYY-MM'), count(*), sum(total)
        from bookings join resorts on resorts.id = bookings.resort_id
        where check_in >= ${today}::date - 365 and check_in < ${today}::date group by 1, 2`),
    siteMap: () => ask(sql`select id, type, created_at from resorts order by id limit 400`),
  }
}
