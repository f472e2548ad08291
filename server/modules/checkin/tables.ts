import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The server's signing keys for check-in codes; `d` is the secret part. Codes of every key here may still be shown. */
export const checkinKeys = pgTable('checkin_keys', {
  keyId: integer('key_id').primaryKey(),
  x: text('x').notNull(),
  y: text('y').notNull(),
  d: text('d').notNull(),
  createdAt: text('created_at').notNull(),
})
