import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** What a sent picture can become part of. */
export const PICTURE_USES = ['AVATAR', 'REVIEW', 'COMPLAINT', 'CHAT', 'RESORT'] as const
export type PictureUse = (typeof PICTURE_USES)[number]

/**
 * Pictures that people sent, re-encoded. `use` and `ref` say what a picture is part of; while nothing claims it,
 * `expires_at` is when it is taken away. `source_hash` is of the bytes that came: sending them again answers the same.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    use: text('use').$type<PictureUse>(),
    ref: text('ref'),
    /** Pixels of what is kept. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('uploads_waiting')
      .on(table.ownerId, table.sourceHash)
      .where(sql`${table.use} is null`),
    index('uploads_by_owner').on(table.ownerId, table.createdAt),
    index('uploads_by_use').on(table.use, table.ref),
    index('uploads_by_expiry').on(table.expiresAt),
  ],
)
