import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { resorts, rooms } from './tables.ts'

const {
  description: placeDescription,
  directions: _directions,
  houseRules,
  createdAt,
  ...placeColumns
} = getTableColumns(resorts)
const { description: roomDescription, beds, ...roomColumns } = getTableColumns(rooms)

/**
 * What of places and rooms stands in memory: not the long texts, which a page asks for by its place alone. `createdAt` is a
 * number, in milliseconds since 1970: Temporal finds the parts of a moment in one table for all moments there are, and with one
 * more for each place every new one took up to 10 ms from time to time.
 */
export const KEPT_OF = {
  place: { ...placeColumns, createdAt: sql<number>`floor(extract(epoch from ${createdAt}) * 1000)::float8` },
  room: roomColumns,
}
export type PlaceRow = Omit<
  typeof resorts.$inferSelect,
  'description' | 'directions' | 'houseRules' | 'createdAt'
> & { createdAt: number }
export type RoomRow = Omit<typeof rooms.$inferSelect, 'description' | 'beds'>

/** The long texts of a place and of its rooms, by a room's id; null where the place is gone. */
export async function textsOf(db: Database, resortId: string) {
  const [place] = await db
    .select({ description: placeDescription, houseRules })
    .from(resorts)
    .where(eq(resorts.id, resortId))
  if (!place) return null
  const ofRooms = await db
    .select({ id: rooms.id, description: roomDescription, beds })
    .from(rooms)
    .where(eq(rooms.resortId, resortId))
  return { ...place, rooms: new Map(ofRooms.map((room) => [room.id, room])) }
}
export type Texts = NonNullable<Awaited<ReturnType<typeof textsOf>>>
