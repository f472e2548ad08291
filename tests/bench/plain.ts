import { sql } from 'drizzle-orm'
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

/** What the home page needs of all places, as one statement: how many there are in each area, and the largest promotion there. */
export const plainHome = (db: Database): Promise<unknown> =>
  db.execute(sql`
    select resorts.project_area_id, count(distinct resorts.id), max(rooms.discount_percent)
    from resorts join rooms on rooms.resort_id = resorts.id group by 1`)

/** A place with its rooms and seasons, a statement for each. */
export const plainPlace = async (db: Database, id: string): Promise<unknown> => [
  await db.execute(sql`select * from resorts where id = ${id}`),
  await db.execute(sql`select * from rooms where resort_id = ${id} order by position`),
  await db.execute(sql`select * from room_seasons where resort_id = ${id}`),
]

/** The nights of a place that are not all free. */
export const plainCalendar = (
  db: Database,
  id: string,
  days: { from: string; to: string },
): Promise<unknown> =>
  db.execute(sql`
    select room_id, night, units, taken, closed from room_nights
    where resort_id = ${id} and night >= ${days.from}::date and night < ${days.to}::date`)
