import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SocialProvider } from '#contract/socialProviders.ts'
import { instant } from '#server/db/instant.ts'

/** Whose account a person at another provider signs in to. `subject` is that provider's own id of the person. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_identities_by_user').on(table.userId),
  ],
)

/** Visits to a provider that have not come back. Each is used once, by the browser that began it. */
export const socialVisits = pgTable(
  'social_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('social_visits_by_end').on(table.endsAt)],
)

/** People a provider has named whom we do not know yet: kept until they have proven where they can be reached. */
export const socialArrivals = pgTable(
  'social_arrivals',
  {
    flowHash: text('flow_hash').primaryKey(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** Whether the provider says that the email is theirs. */
    emailProven: boolean('email_proven').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('social_arrivals_by_end').on(table.endsAt)],
)
