import type pg from 'pg'
import * as z from 'zod'
import { grouped } from '#server/grouped.ts'

/** Rows that every growing table has at least: enough for PostgreSQL to weigh an index against reading all. */
const ENOUGH = 10_000
/** Of what there are several of everything else, more. */
const MORE: Readonly<Record<string, number>> = {
  booking_rooms: 50_000,
  booking_events: 50_000,
  messages: 30_000,
}

const columnRow = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  unique: z.boolean(),
})
type Column = z.infer<typeof columnRow>
const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    exists (
      select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey) and not exists (
        select from pg_attribute o where o.attrelid = c.oid and o.attnum = any (i.indkey) and o.attnum <> a.attnum
          and o.atttypid = 'uuid'::regtype)
    ) as unique
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

/** An id of the demo as the n-th copy has it: the same wherever it stands, so that copies belong together. */
const idOf = (text: string) => `(left(${text}, 24) || left(md5(${text} || n), 12))`
const isId = (text: string) => `${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** Whoever booked: every stay has a guest of its own. */
const CONTACT = `one.contact || jsonb_build_object('email', n || '.' || (one.contact ->> 'email'),
  'phone', '+8410' || lpad((n * 10000 + abs(hashtext(one.id::text)) % 10000)::text, 7, '0'),
  'fullName', (one.contact ->> 'fullName') || ' ' || left(md5(one.id::text || n), 4))`

/** How most rows of a table stand once it is old: what is done, told and closed lies there, and little still waits. */
const OLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bank_transfers: { state: "case when n % 100 = 0 then one.state else 'KEPT' end" },
  complaints: { closed_at: "case when n % 100 = 0 then null else one.opened_at + interval '1 day' end" },
  booking_edits: {
    state: "case when n % 100 = 0 then one.state else 'DONE' end",
    closed_at: "coalesce(one.closed_at, one.asked_at + interval '1 hour')",
  },
  staff_cases: {
    closed_at: "case when n % 100 = 0 then one.closed_at else one.created_at + interval '1 day' end",
  },
  conversations: { waiting_since: 'case when n % 100 = 0 then one.waiting_since end', taken_by: 'null' },
  notices: {
    read_at: "coalesce(one.read_at, case when n % 4 > 0 then one.created_at + interval '1 hour' end)",
    pushed_at: "coalesce(one.pushed_at, one.created_at + interval '1 minute')",
    mail_due_at: 'null',
  },
  jobs: { done_at: "case when n % 4 > 0 then timestamptz '2026-11-21' - n * interval '9 hours' end" },
  payouts: { state: "case when one.state = 'WAITING' and n % 100 > 0 then 'PAID' else one.state end" },
  refunds: { state: "case when n % 100 > 0 then 'DONE' else one.state end" },
  reviews: { reported_at: 'case when n % 100 = 0 then one.reported_at end' },
  users: { name: "one.name || ' ' || left(md5(one.id::text || n), 4)" },
  bookings: { contact: CONTACT },
  service_bookings: { contact: CONTACT },
  // Nobody waits to be told of these.
  saved_searches: { due_at: 'null' },
  // Of the last half hour, and before what is read on from.
  place_changes: {
    transaction_id: "'3'::xid8",
    kind: "'nights'",
    at: "now() - n * interval '180 milliseconds'",
  },
  // Before the first real one: the chain is not asked about them.
  security_events: {
    position: '-n',
    kind: "case when n % 100 = 0 then 'roleChanged' else 'signedIn' end",
    at: "timestamptz '2026-11-20' - n * interval '1 hour'",
  },
  voucher_uses: { slot: 'null' },
}

function copied({ table, name, type, unique }: Column): string {
  const column = `one."${name}"`
  const old = OLD[table]?.[name]
  if (old !== undefined) return old
  if (type === 'uuid') return `${idOf(`${column}::text`)}::uuid`
  if (type === 'text' && unique)
    return `case when ${isId(column)} then ${idOf(column)} else ${column} || '.' || n end`
  if (type === 'timestamp with time zone') return `${column} - n * interval '7 minutes'`
  return column
}

/** A row of a table that has none in the demo: of no meaning, and as different from one another as real ones. */
function invented({ table, name, type, unique }: Column): string {
  const old = OLD[table]?.[name]
  if (old !== undefined) return old
  const shared = name.endsWith('_id') && !unique ? '(n / 4)' : 'n'
  if (type === 'uuid')
    return `overlay(overlay(md5('${table === name ? table : name}' || ${shared}) placing '7' from 13) placing '8' from 17)::uuid`
  if (type === 'text') return `md5('${name}' || ${shared})`
  // What ends has mostly not ended yet: what has is taken away every hour.
  if (type === 'timestamp with time zone')
    return /^(ends_at|since|minute)$/.test(name)
      ? `timestamptz '2026-11-21' + n * interval '5 minutes'`
      : `timestamptz '2026-11-20' - n * interval '1 minute'`
  if (type === 'date') return `date '2026-11-20' - n % 400`
  if (type === 'smallint') return unique ? 'n % 20' : 'n % 5'
  if (/^(integer|bigint)$/.test(type)) return 'n'
  if (type === 'boolean') return 'n % 10 = 0'
  if (/^jsonb?$/.test(type)) return `'{}'`
  if (type === 'xid8') return 'n::text::xid8'
  throw new Error(`${table}.${name} is of a type that nothing is invented for: ${type}`)
}

/**
 * Fills a copy of the demo until every growing table has {@link ENOUGH} rows: with copies of what the demo has, whose ids move
 * alike in all tables, and with invented rows where it has none.
 */
export async function fillUp(line: pg.Client, growing: (table: string) => boolean): Promise<void> {
  const columns = z.array(columnRow).parse((await line.query(COLUMNS)).rows)
  // Triggers and references are not looked at row by row.
  await line.query('set session_replication_role = replica')
  for (const [table, own] of grouped(columns, (column) => column.table)) {
    if (!growing(table)) continue
    const counted = await line.query(`select count(*)::int as there from public."${table}"`)
    const there = z.object({ there: z.number() }).parse(counted.rows[0]).there
    const names = own.map(({ name }) => `"${name}"`).join()
    const enough = MORE[table] ?? ENOUGH
    const times = there === 0 ? 0 : Math.ceil(enough / there) - 1
    if (there > 0 && times === 0) continue
    const rows =
      there === 0
        ? `select ${own.map(invented).join()} from generate_series(1, ${enough}) n`
        : `select ${own.map(copied).join()} from public."${table}" one, generate_series(1, ${times}) n`
    await line
      .query(`insert into public."${table}" (${names}) ${rows} on conflict do nothing`)
      .catch((error: unknown) => {
        throw new Error(`${table} could not be filled`, { cause: error })
      })
  }
  await line.query('set session_replication_role = origin')
  await line.query('vacuum analyze')
}
