import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '#contract/shapes/code.ts'
import { instant } from '#server/db/instant.ts'

/**
 * One-time codes. `key` is a hash of purpose, address and flow, so that nothing here says whose address it was; the code is
 * hashed together with the flow, a secret that only the asking browser has, so that six digits cannot be tried out on a copy
 * of this table.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    key: text('key').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Wrong ones so far. */
    tries: integer('tries').notNull(),
    triedAt: instant('tried_at'),
    /** The code was right: the address is proven until then. */
    provedUntil: instant('proved_until'),
    /** Whose account the proof was used for; it can be used again for nothing else. */
    usedFor: text('used_for'),
    /** What has to be remembered for the step after the code; never a password, only its hash. */
    memo: jsonb('memo').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('one_time_codes_by_end').on(table.endsAt)],
)

/** Codes sent to one address, and asked for by one caller, from `since` on. `key` is a hash. */
export const codeSends = pgTable(
  'code_sends',
  {
    key: text('key').primaryKey(),
    sends: integer('sends').notNull(),
    since: instant('since').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('code_sends_by_since').on(table.since)],
)
