import { and, asc, desc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { SecurityKind } from '#contract/shapes/securityLog.ts'
import type { Database } from '#server/db/client.ts'
import type { Row } from './chain.ts'
import { securityEvents, securityHead } from './tables.ts'

/** By how much nodes' clocks may differ: rows stand in the order in which they were written, not quite in that of their times. */
const CLOCKS = { minutes: 5 }

/** Where rows of a time begin: what lies before need not be read to be left out. */
const since = (db: Database, from: Temporal.Instant) => {
  const first = db
    .select({ position: securityEvents.position })
    .from(securityEvents)
    .where(gte(securityEvents.at, from.subtract(CLOCKS)))
    .orderBy(asc(securityEvents.at))
    .limit(1)
  return and(gte(securityEvents.at, from), gte(securityEvents.position, sql`(${first})`))
}
/** And where they end. */
const before = (db: Database, until: Temporal.Instant) => {
  const last = db
    .select({ position: securityEvents.position })
    .from(securityEvents)
    .where(lt(securityEvents.at, until.add(CLOCKS)))
    .orderBy(desc(securityEvents.at))
    .limit(1)
  return and(lt(securityEvents.at, until), lte(securityEvents.position, sql`(${last})`))
}

/** Rows of the log, the newest first, by whom they are about or who did it, kind and time; `before` is a position. */
export const eventsLike = (
  db: Database,
  ask: {
    account: string | null
    kind: SecurityKind | undefined
    from: Temporal.Instant | null
    until: Temporal.Instant | null
    before: number | null
    limit: number
  },
): Promise<Row[]> =>
  db
    .select()
    .from(securityEvents)
    .where(
      and(
        ask.account === null
          ? undefined
          : or(eq(securityEvents.account, ask.account), eq(securityEvents.actor, ask.account)),
        ask.kind === undefined ? undefined : eq(securityEvents.kind, ask.kind),
        ask.from === null ? undefined : since(db, ask.from),
        ask.until === null ? undefined : before(db, ask.until),
        ask.before === null ? undefined : lt(securityEvents.position, ask.before),
      ),
    )
    .orderBy(desc(securityEvents.position))
    .limit(ask.limit)

/** What the last check found; null before the first. */
export async function lastLogCheck(
  db: Database,
): Promise<{ at: Temporal.Instant; position: number; broken: number | null } | null> {
  const [head] = await db.select().from(securityHead).where(eq(securityHead.id, 1))
  if (!head?.checkedAt) return null
  return { at: head.checkedAt, position: head.checkedTo ?? 0, broken: head.broken }
}
