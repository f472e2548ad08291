import type pg from 'pg'
import * as z from 'zod'

/** One step of a plan, with the steps below it. */
type Step = {
  'Node Type': string
  'Parent Relationship'?: string | undefined
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Index Cond'?: string | undefined
  Filter?: string | undefined
  Plans?: Step[] | undefined
}
const step: z.ZodType<Step> = z.object({
  'Node Type': z.string(),
  'Parent Relationship': z.string().optional(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(step).optional()
  },
})
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: step })]) })])

/** An index that can be read from one end to the other: its table, and the column that it is sorted by first. */
const index = z.object({ name: z.string(), table: z.string(), first: z.nullable(z.string()) })
type Indexes = ReadonlyMap<string, z.infer<typeof index>>
const INDEXES = `
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, a.attname as first
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attnum > 0
  where i.indpred is null and m.amname = 'btree'`

/** A statement as the product sent it. */
export type Sent = { text: string; values: readonly unknown[] }
/** A table that a plan reads from one end to the other, and by what way. */
export type Scan = { table: string; by: string }

/** Steps that hand on rows while they come: above them, a limit ends the reading early. */
const HANDING_ON = new Set([
  'Limit',
  'LockRows',
  'Nested Loop',
  'Merge Join',
  'Subquery Scan',
  'Result',
  'Append',
  'Merge Append',
  'ProjectSet',
])
const FED = new Set(['Outer', 'Member', 'Subquery'])

/** Whether a condition of an index begins at its first column: else the whole of it is gone through, however it is called. */
const begins = (condition: string, first: string | null): boolean =>
  first === null || new RegExp(`\\b${first}\\b`).test(condition)

function scanOf(one: Step, indexes: Indexes, ends: boolean): Scan | null {
  const kind = one['Node Type']
  // What is limited and leaves nothing out is over after as many rows.
  if (ends && one.Filter === undefined) return null
  if (kind === 'Seq Scan') return { table: one['Relation Name'] ?? '', by: kind }
  // A partial index is as short as what it is about.
  const read = indexes.get(one['Index Name'] ?? '')
  const condition = one['Index Cond']
  if (!read || (condition !== undefined && begins(condition, read.first))) return null
  return { table: read.table, by: `${kind} of the whole ${read.name}` }
}

/** Every table that this plan reads whole: a sequential scan, or an index from its first entry to its last. */
function scansIn(one: Step, indexes: Indexes, ends = false): Scan[] {
  const kind = one['Node Type']
  const found = scanOf(one, indexes, ends)
  const passes = (ends || kind === 'Limit') && HANDING_ON.has(kind)
  return [
    ...(found ? [found] : []),
    ...(one.Plans ?? []).flatMap((below) =>
      scansIn(
        below,
        indexes,
        passes && (kind === 'Merge Join' || FED.has(below['Parent Relationship'] ?? '')),
      ),
    ),
  ]
}

/** Looks at what PostgreSQL would do for statements with their values, as the tables and their figures are now. */
export async function planReader(line: pg.Client): Promise<(sent: Sent) => Promise<Scan[]>> {
  const indexes = new Map(
    z
      .array(index)
      .parse((await line.query(INDEXES)).rows)
      .map((one) => [one.name, one]),
  )
  return async ({ text, values }) => {
    const { rows } = await line.query(`explain (format json) ${text}`, [...values])
    return scansIn(explained.parse(rows)[0]['QUERY PLAN'][0].Plan, indexes)
  }
}
