import { eq } from 'drizzle-orm'
import type { Localized } from '#contract/shapes/primitives.ts'
import type { Database } from '#server/db/client.ts'
import { resorts } from './tables.ts'

/** A host's places. */
export const resortsOfHost = (db: Database, hostId: string): Promise<{ id: string; name: Localized }[]> =>
  db.select({ id: resorts.id, name: resorts.name }).from(resorts).where(eq(resorts.hostId, hostId))
