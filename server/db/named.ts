import { and, sql, type SQL } from 'drizzle-orm'
import { searchKey } from '#server/modules/lookups/lookups.ts'

/** Fewer letters than this name everybody. */
const LETTERS = 3

/** A text as {@link searchKey} makes it, by the database. */
const keyOf = (text: SQL) =>
  sql`translate(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'đĐ', 'dd')`

/** Whether a person's name has every word that was typed, accents or none, each from its first letter; false where too little was. */
export function named(name: SQL, typed: string): SQL | undefined {
  const words = searchKey(typed).split(' ')
  if (words.join('').length < LETTERS || /\d|@/.test(typed)) return sql`false`
  return and(...words.map((word) => sql`' ' || ${keyOf(name)} like ${`% ${word}%`}`))
}

/** What staff may look for people's bookings by. */
export type Sought = { codes: readonly string[]; email: string; phone: string | null; name: string }
