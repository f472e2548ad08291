import { HOLIDAYS } from '#contract/holidays.ts'

/** How full houses are: on nights before a free day, on others, and at Tết, when everybody travels. */
const FULL = { weekend: 0.7, otherwise: 0.35, tet: 1 } as const

/** A night of Tết as SQL: its days as the contract has them. */
const atTet = (night: string) =>
  HOLIDAYS.filter(({ name }) => name === 'tet')
    .map(({ from, to }) => `${night} between '${from}' and '${to}'`)
    .join(' or ')

/**
 * Closes nights of the rooms of some villages until they are as full as {@link FULL} says, from a day on: what their hosts
 * have sold elsewhere or keep for themselves. Which, hangs on room and night alone. Parameters: the first day, how many nights, first and last village.
 */
export const CLOSE_NIGHTS = `
  insert into public.room_nights (resort_id, room_id, night, units, taken, closed, elsewhere)
  select resort_id, id, night, units, 0, true, 0
  from public.rooms
    cross join lateral (select $1::date + day as night from generate_series(0, $2::int - 1) day) as nights
  where pg_temp.village_of(id) between $3::int and $4::int
    and hashint4(uuid_hash(id) # (night - $1::date)) & 65535 < 65536 * case
      when ${atTet('night')} then ${FULL.tet}
      when extract(isodow from night) in (5, 6) then ${FULL.weekend}
      else ${FULL.otherwise}
    end
  on conflict (resort_id, room_id, night) do nothing`

/** What is still open at Tết is closed, too. Parameters: as above, without the villages. */
export const CLOSE_TET = `
  update public.room_nights set closed = true
  where not closed and night between $1::date and $1::date + $2::int - 1 and (${atTet('night')})`
