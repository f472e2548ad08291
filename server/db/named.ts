import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchKey } from '#server/modules/lookups/lookups.ts'
import { wordsOfName } from './nameWords.ts'

/** Fewer letters than this name everybody. */
const LETTERS = 3

/** Whether among some words there is every word that was typed, accents or none, each from its first letter; false for none. */
export function hasWords(words: SQL, typed: string): SQL {
  const key = searchKey(typed)
  if (key === '') return sql`false`
  // Letters and digits are all that a key has, so nothing in it means anything to a query of words.
  const query = key.split(' ').map((word) => `'${word}':*`)
  return sql`${words} @@ ${query.join(' & ')}::tsquery`
}

/** Whether a person's name has every word that was typed; false where too little was. */
export const named = (name: SQLWrapper, typed: string): SQL =>
  searchKey(typed).replaceAll(' ', '').length < LETTERS || /\d|@/.test(typed)
    ? sql`false`
    : hasWords(wordsOfName(name), typed)

/** What staff may look for people's bookings by. */
export type Sought = { codes: readonly string[]; email: string; phone: string | null; name: string }
