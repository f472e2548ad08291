import { and, eq, ne } from 'drizzle-orm'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { users } from './tables.ts'

/** Remembers the language that a person uses: what they are sent is written in it. */
export async function rememberLanguage(
  db: Database | Transaction,
  userId: string,
  language: Language,
): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), ne(users.language, language)))
}
