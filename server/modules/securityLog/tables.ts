import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SecurityKind } from '#contract/shapes/securityLog.ts'
import { instant } from '#server/db/instant.ts'

export type Details = Record<string, string | number>

/**
 * What happened to accounts, rights, keys and money, and who read what. Rows are added under the head's lock, never changed or
 * taken away: each hash is over the row and the hash before it, so that `checkLog` finds what was altered, missing or put in.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SecurityKind>().notNull(),
    /** Whose account it is about, and who did it where that is another person. */
    account: uuid('account'),
    actor: uuid('actor'),
    /** The booking, tickets or money it is about. */
    about: uuid('about'),
    /** The network it came from, never an address. */
    network: text('network').notNull(),
    details: jsonb('details').$type<Details>().notNull(),
    keyId: text('key_id').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('security_events_by_account').on(table.account, table.position),
    index('security_events_by_actor').on(table.actor, table.position),
    index('security_events_by_kind').on(table.kind, table.position),
    index('security_events_by_at').on(table.at),
  ],
)

/** Where the log ends, in one row; and what the last check of it found: `broken` is the first position that is not right. */
export const securityHead = pgTable('security_head', {
  id: integer('id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  keyId: text('key_id').notNull(),
  checkedAt: instant('checked_at'),
  checkedTo: bigint('checked_to', { mode: 'number' }),
  broken: bigint('broken', { mode: 'number' }),
})

/** The keys of the hashes, sealed: what an older secret signed can be checked once that secret is gone. */
export const securityKeys = pgTable('security_keys', {
  id: text('id').primaryKey(),
  key: text('key').notNull(),
})
