import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sealedText } from '#server/db/sealed.ts'

/**
 * The server's signing keys for check-in codes; `d` is the secret part, sealed. Codes of every key here may still be shown, unless it
 * was withdrawn: such a row stays, so that its id is never given to another key.
 */
export const checkinKeys = pgTable('checkin_keys', {
  keyId: integer('key_id').primaryKey(),
  x: text('x').notNull(),
  y: text('y').notNull(),
  d: sealedText('d', 'checkin_keys.d').notNull(),
  createdAt: text('created_at').notNull(),
  /** From when it signs, where it took the place of a withdrawn one; null: by the rule. */
  beginsAt: text('begins_at'),
  withdrawnAt: text('withdrawn_at'),
})
