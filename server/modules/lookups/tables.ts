import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
