import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BlockKind } from '#contract/shapes/administration.ts'
import type { Localized } from '#contract/shapes/primitives.ts'

/** The two doors of the home page: rooms and services. */
export const banners = pgTable('banners', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  text: jsonb().$type<Localized>().notNull(),
  pictureId: text('picture_id').notNull(),
  link: text().$type<'ROOM' | 'SERVICE'>().notNull(),
})

/** Short films guests made of a stay; `video_url` is a file's address or a player's id (`contract/film.ts`), null while there is only a still. */
export const videoReviews = pgTable('video_reviews', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  guestName: text('guest_name').notNull(),
  resortId: uuid('resort_id').notNull(),
  pictureId: text('picture_id').notNull(),
  videoUrl: text('video_url'),
  seconds: integer().notNull(),
})

/** What guests said, chosen for the home page; stars 1 to 5, `from` the guest's home town. */
export const testimonials = pgTable('testimonials', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  guestName: text('guest_name').notNull(),
  avatarId: text('avatar_id').notNull(),
  stars: integer().notNull(),
  text: jsonb().$type<Localized>().notNull(),
  resortId: uuid('resort_id').notNull(),
  from: jsonb('from_place').$type<Localized>().notNull(),
})

/** What was taken off the home page. Offers are not here: their place says so itself. */
export const hiddenBlocks = pgTable(
  'hidden_blocks',
  { kind: text('kind').$type<BlockKind>().notNull(), id: uuid('id').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
