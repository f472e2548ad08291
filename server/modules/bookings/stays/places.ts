import { kept } from '#server/modules/lookups/lookups.ts'
import { resortForBooking, type ResortForBooking } from '#server/modules/resorts/resorts.ts'
import type { Services } from '#server/services.ts'

/** A resort with some of its rooms, and the catalogue's version that it is at least as new as; null where nobody asked for that. */
type Place = { resort: ResortForBooking | null; version: number | null }

/** Resorts with some of their rooms, as they are public now. */
export type Places = (resortId: string, roomIds: readonly string[]) => Promise<Place>

/** Asks the database every time. */
export const readPlaces =
  ({ db }: Pick<Services, 'db'>): Places =>
  async (resortId, roomIds) => ({ resort: await resortForBooking(db, resortId, roomIds), version: null })

/** More than this many are not kept: then keeping begins anew. */
const MOST = 5_000

/**
 * Keeps what bookings read of resorts in memory while the catalogue stays as it is; a change shows at once where it was
 * made, and within a quarter of a second in other processes. Never ask inside a transaction: it has a connection of its own.
 */
export function keptPlaces(services: Pick<Services, 'db' | 'clock'>): Places {
  const fresh = kept(services, async (_db, _today, version) => ({
    version,
    known: new Map<string, Promise<ResortForBooking | null>>(),
  }))
  return async (resortId, roomIds) => {
    const { version, known } = await fresh()
    const key = [resortId, ...roomIds].join(' ')
    const found = known.get(key)
    if (found) return { resort: await found, version }
    if (known.size >= MOST) known.clear()
    const asked = resortForBooking(services.db, resortId, roomIds)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return { resort: await asked, version }
  }
}
