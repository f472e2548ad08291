import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/instant.ts'

/** Public keys that people sign in with. `id` and `publicKey` are base64url, as the authenticator gave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Signatures so far, where the authenticator counts; one that goes back is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Kept by a service over several devices. */
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)

/** Challenges that were given out. Each is used once, for what and by whom it was made. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** The session that enrols; null for signing in. */
    sessionId: uuid('session_id'),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_end').on(table.endsAt)],
)
