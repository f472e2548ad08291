import { dayAt } from '#contract/nights.ts'
import type { Services } from '#server/services.ts'
import { addDemoAccounts } from '../accounts.ts'
import { fillDemo } from '../data/demo.ts'
import { PLACES, STAYS, type Copied } from './columns.ts'
import { villageOf } from './names.ts'
import { CLOSE_NIGHTS, CLOSE_TET } from './occupancy.ts'

/** One line to a PostgreSQL, without limits of time. */
export type Line = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>
}
export type WorldWish = { rooms: number; nights: number; bookings: number }
/** Rows of one stage, and how long they took, in milliseconds. */
type Told = (stage: string, rows: number, milliseconds: number) => void

/** What the demo has: kinds of rooms, and stays that are told one by one. A world has whole villages of these. */
const VILLAGE = { rooms: 900, bookings: 3_260 } as const
/** Villages of one transaction. */
const AT_ONCE = 8

/**
 * `moved`: an id of the first village as another's, its time `n` milliseconds later. `head`: the beginning of such an id.
 * `village_of`: whose a room is.
 */
const FUNCTIONS = [
  `create function pg_temp.head(text, int) returns text immutable language sql as $$
    select left(hex, 8) || '-' || right(hex, 4) || '-'
    from (select lpad(to_hex(('x' || replace($1, '-', ''))::bit(48)::bigint + $2), 12, '0') as hex) as moved $$`,
  `create function pg_temp.moved(uuid, int) returns uuid immutable language sql as $$
    select (lpad(to_hex(('x' || replace(left($1::text, 13), '-', ''))::bit(48)::bigint + $2), 12, '0')
      || right($1::text, 22))::uuid $$`,
  `create function pg_temp.village_of(uuid) returns int immutable language sql as $$
    select (('x' || replace(left($1::text, 13), '-', ''))::bit(48)::bigint - x'01941f297c00'::bigint)::int $$`,
]

/** A code for every stay of every further village: by a step that meets all 30⁶ codes before one twice, without the demo's. */
const STAYS_WITH_CODES = `
  create temporary table stays as
  with places as (select id, row_number() over (order by id) as place from bookings),
    wanted as (select id, n, row_number() over (order by n, place) as number from places, generate_series(1, $N) n),
    drawn as (
      select 'GHE-' || (
        select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (mixed / power(30, digit)::bigint % 30)::int, 1), '')
        from generate_series(0, 5) digit
      ) as code, drawing
      from generate_series(1, (select count(*) from wanted) + (select count(*) from places)) drawing,
        lateral (select (drawing * 412345679 % 729000000) as mixed) as step
    ),
    numbered as (
      select code, row_number() over (order by drawing) as number from drawn
      where code not in (select code from bookings)
    )
  select wanted.id, wanted.n::int as n, numbered.code from wanted join numbered using (number)`

/** Copies one table's rows into some villages. Read is the first village's, which lies aside under the same name. */
async function copy(
  line: Line,
  { table, from, columns }: Copied,
  first: number,
  last: number,
): Promise<number> {
  const { rows } = await line.query(
    `select string_agg(column_name, ',' order by ordinal_position) as names from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const names = String(Object.values(rows[0] ?? {})[0]).split(',')
  const { rowCount } = await line.query(
    `insert into public."${table}" (${names.map((name) => `"${name}"`).join()})
      select ${names.map((name) => columns[name] ?? `one."${name}"`).join()} from ${from} where n between ${first} and ${last}`,
  )
  return rowCount ?? 0
}

/** What all villages need that are to come: the first one aside, their names, the codes of their stays. */
async function prepare(line: Line, villages: number): Promise<void> {
  for (const text of FUNCTIONS) await line.query(text)
  for (const { table } of PLACES)
    await line.query(`create temporary table "${table}" as table public."${table}"`)
  await line.query('create temporary table villages (n int, name text, key text)')
  await line.query(
    'insert into villages select * from json_to_recordset($1::json) as one (n int, name text, key text)',
    [JSON.stringify(Array.from({ length: villages - 1 }, (_none, index) => villageOf(index + 1)))],
  )
  await line.query(STAYS_WITH_CODES.replace('$N', String(villages - 1)))
  await line.query('analyze stays')
}

/**
 * Fills an empty PostgreSQL with a country: the demo as its first village, told by the demo's own words and machine, and as
 * many more of it as are needed, each with people, houses, prices and codes of its own, made by the database itself. Every
 * stay with its history, money and books; nights closed until houses are as full as `FULL` says. At least as many rooms and
 * stays as were wished: whole villages. Foreign keys are not looked up row by row where the line may say so.
 */
export async function fillWorld(
  world: Pick<Services, 'db' | 'clock'>,
  line: Line,
  { rooms, nights, bookings }: WorldWish,
  told: Told = () => undefined,
): Promise<void> {
  const stage = async (name: string, work: () => Promise<number>) => {
    const began = performance.now()
    const rows = await work()
    told(name, rows, performance.now() - began)
  }
  const villages = Math.ceil(rooms / VILLAGE.rooms)
  await stage('the first village', async () => {
    await fillDemo(world, { more: Math.max(0, Math.ceil(bookings / villages) - VILLAGE.bookings) })
    await addDemoAccounts(world)
    return VILLAGE.rooms
  })
  await line.query('set session_replication_role = replica').catch(() => undefined)
  await line.query('set synchronous_commit = off')
  await prepare(line, villages)
  const transaction = async (work: () => Promise<number>): Promise<number> => {
    await line.query('begin')
    const rows = await work()
    await line.query('commit')
    return rows
  }
  for (let first = 1; first < villages; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE, villages) - 1
    await stage(`villages ${first} to ${last}`, () =>
      transaction(async () => {
        let rows = 0
        for (const table of [...PLACES, ...STAYS]) rows += await copy(line, table, first, last)
        return rows
      }),
    )
  }
  const today = dayAt(world.clock.now())
  for (let first = 0; first < villages; first += AT_ONCE)
    await stage(`nights of villages ${first} to ${Math.min(first + AT_ONCE, villages) - 1}`, async () => {
      const { rowCount } = await line.query(CLOSE_NIGHTS, [today, nights, first, first + AT_ONCE - 1])
      return rowCount ?? 0
    })
  await stage('Tết', async () => (await line.query(CLOSE_TET, [today, nights])).rowCount ?? 0)
  await stage('figures for planning', async () => {
    await line.query('set session_replication_role = origin').catch(() => undefined)
    await line.query('analyze')
    return 0
  })
}
