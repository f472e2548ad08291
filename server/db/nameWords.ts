import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The words of a key (`searchKey`), as an index of words keeps them (`gin`); every word is found by its first letters. */
export const wordsOfKey = (key: SQLWrapper): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(${key}, ' '), ''))`

/** The words of a person's name, folded by the database as `searchKey` folds them. */
export const wordsOfName = (name: SQLWrapper): SQL =>
  wordsOfKey(
    sql`translate(lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'đĐ', 'dd')`,
  )
