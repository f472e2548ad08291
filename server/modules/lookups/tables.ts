import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Localized } from '#contract/shapes/primitives.ts'

/** Places one can travel to. `id` is the number the search asks for; `position` the order in lists. */
export const projectAreas = pgTable('project_areas', {
  id: integer().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
  pictureId: text('picture_id').notNull(),
})

/** What a resort can do for its guests: the service checklist of the filter. */
export const resortServices = pgTable('resort_services', {
  id: integer().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
})

/** What a room can have: the benefit checklist of the filter. */
export const roomBenefits = pgTable('room_benefits', {
  id: integer().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
})

/**
 * One row: the version of everything public and read-mostly (areas, resorts, rooms, rates, news). Whoever writes any of it
 * raises the version in the same transaction, and every process reads anew what it keeps in memory.
 */
export const catalogueVersions = pgTable('catalogue_versions', {
  id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
})
