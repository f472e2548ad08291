import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'

/**
 * Every change an administrator made: rows are added, never changed. `about` names the thing (`user/{id}`, `voucher/{id}`,
 * `areas/{id}` …), `version` counts its changes from 1, so that two changes of one version cannot both be written.
 * `before` and `after` are what it was and became; null where it was not there.
 */
export const adminChanges = pgTable(
  'admin_changes',
  {
    id: uuid('id').primaryKey(),
    about: text('about').notNull(),
    version: integer('version').notNull(),
    staffId: uuid('staff_id').notNull(),
    act: text('act').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('admin_changes_by_thing').on(table.about, table.version)],
)

/** Words that need no list of their own, in groups. */
export const masterData = pgTable('master_data', {
  id: integer('id').primaryKey(),
  group: text('group_name').notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  position: integer('position').notNull(),
})
