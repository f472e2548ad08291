import { sql } from 'drizzle-orm'
import type { SearchRequest } from '#contract/shapes/search.ts'
import type { Database } from '#server/db/client.ts'
import { sqlError } from '#server/db/transact.ts'

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

/** Somebody was faster: a serialisation failure, a deadlock, the same new row. */
const AGAIN = new Set(['40001', '40P01', '23505'])

/** A table of nights for the plain way of booking. */
export async function plainNights(db: Database): Promise<void> {
  await db.execute(sql`
    create table plain_nights (room int, night date, taken int not null, primary key (room, night))`)
}

/**
 * The nights of a booking as a serialisable transaction takes them that looks first and then writes, again when the database
 * asks for it. It writes the night and nothing else; a booking of the product has rooms, history, a planned job and notices.
 */
export async function plainBooking(
  db: Database,
  { room, night, units }: { room: number; night: string; units: number },
): Promise<void> {
  const here = sql`room = ${room}::int and night = ${night}::date`
  for (;;)
    try {
      return await db.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ taken: number }>(
            sql`select taken from plain_nights where ${here}`,
          )
          const [known] = rows
          if (known && known.taken >= units) throw new RangeError('sold out')
          await tx.execute(
            known
              ? sql`update plain_nights set taken = taken + 1 where ${here}`
              : sql`insert into plain_nights values (${room}::int, ${night}::date, 1)`,
          )
        },
        { isolationLevel: 'serializable' },
      )
    } catch (error) {
      if (!AGAIN.has(sqlError(error)?.code ?? '')) throw error
    }
}
