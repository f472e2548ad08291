import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { drawnPictures } from './tables.ts'

/** Names that were found, so that a page of pictures does not ask the database for each. */
const MOST_KNOWN = 20_000

/**
 * Whether a picture is one that the database names: an id says all that is needed to draw it, so anybody could make up as many
 * as they like.
 */
export function namedPictures(db: Database): (id: string) => Promise<boolean> {
  const known = new Set<string>()
  return async (id) => {
    if (known.has(id)) return true
    const [found] = await db.select().from(drawnPictures).where(eq(drawnPictures.id, id))
    if (!found) return false
    if (known.size >= MOST_KNOWN) known.clear()
    known.add(id)
    return true
  }
}
