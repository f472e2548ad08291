import type pg from 'pg'
import * as z from 'zod/mini'
import type { Caller } from './caller.ts'

/** Closes a night that is open, or opens it again, as another node would. */
const TURN = `insert into room_nights (resort_id, room_id, night, units, taken, closed)
  values ($1, $2, $3, $4, 0, true)
  on conflict (resort_id, room_id, night) do update set closed = not room_nights.closed`
export const nightIn = (days: number) =>
  Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').add({ days }).toString()

/** Nights that are closed and opened, so many a second, by a line of its own; the returned function ends that. */
export async function changing(line: pg.Client, aSecond: number): Promise<() => Promise<void>> {
  const { rows } = await line.query('select resort_id, id, units from rooms limit 5000')
  let [turn, last]: [number, Promise<unknown>] = [0, Promise.resolve()]
  const timer = setInterval(() => {
    const { resort_id, id, units } = rows[turn++ % rows.length] ?? {}
    const night = nightIn(1 + (turn % 120))
    last = last.then(() => line.query(TURN, [resort_id, id, night, units]))
  }, 1000 / aSecond)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** A search of one night. */
export const nightOf = (days: number) => ({
  from_day: nightIn(days),
  to_day: nightIn(days + 1),
  number_of_adult: 2,
})

const found = z.object({ data: z.object({ total_rows: z.number() }) })
/** A change that no search has shown by then, in milliseconds, is one that is missed. */
const MISSED = 10_000
/** How long it takes from a commit elsewhere until a search shows it: of each of some changes, in ascending order, in milliseconds. */
export async function untilSeen(line: pg.Client, call: Caller): Promise<number[]> {
  const [from_day, to_day] = [nightIn(200), nightIn(201)]
  const { rows } = await line.query(
    `select rooms.resort_id, rooms.id, rooms.units, project_area_id
    from rooms join resorts on resorts.id = rooms.resort_id
    where not exists (select from rooms as other where other.resort_id = rooms.resort_id and other.id <> rooms.id)
      and not exists (select from room_nights as sold where sold.resort_id = rooms.resort_id and sold.room_id = rooms.id
        and night = $1 and (closed or elsewhere > 0 or taken >= sold.units))
    limit 50`,
    [from_day],
  )
  const times: number[] = []
  for (const { resort_id, id, units, project_area_id } of rows) {
    const asked = { project_area_id, from_day, to_day, number_of_adult: 1, page_size: 1 }
    const total = async () => found.parse(await call('search.resorts', asked)).data.total_rows
    for (const _closedThenOpened of [true, false]) {
      const before = await total()
      await line.query(TURN, [resort_id, id, from_day, units])
      const committed = performance.now()
      while ((await total()) === before)
        if (performance.now() - committed > MISSED) throw new Error('A change was not seen.')
      times.push(performance.now() - committed)
    }
  }
  return times.sort((a, b) => a - b)
}
