import { pgTable, text } from 'drizzle-orm/pg-core'

/** Drawn pictures that something in the database names; no other is ever drawn for somebody who asks. */
export const drawnPictures = pgTable('drawn_pictures', { id: text('id').primaryKey() })
