import { and, eq, sql } from 'drizzle-orm'
import { fieldsOf } from '#contract/fields.ts'
import type { Position } from '#contract/shapes/position.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { houseKept } from '#contract/shapes/saidHouse.ts'
import type { ResortType, RoomRates } from '#contract/shapes/resort.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { areaNameOf, namelessArea } from '#server/modules/lookups/lookups.ts'
import { exactPosition, shownPosition } from './position.ts'
import { ratesOf, type NightPrice, type Season } from './rates.ts'
import {
  hostBankAccounts,
  hostProfiles,
  resorts,
  roomNightPrices,
  rooms,
  roomSeasons,
  type LocalizedLines,
} from './tables.ts'

type RoomForBooking = {
  id: string
  name: Localized
  pictureId: string
  units: number
  entireProperty: boolean
  rates: RoomRates
}
const kept = (row: typeof resorts.$inferSelect) => fieldsOf(houseKept, row)
export type ResortForBooking = ReturnType<typeof kept> & {
  id: string
  type: ResortType
  hostId: string
  name: Localized
  projectAreaName: Localized
  pictureId: string
  address: Localized
  /** Where it is, and where those see it who have not booked. */
  position: Position | null
  shownPosition: Position | null
  directions: LocalizedLines
  houseRules: LocalizedLines
  hostName: string
  hostPhone: string
  /** Null while the host has not said where transfers go. */
  bankAccount: { bin: string; bank: string; number: string; holder: string } | null
  /** Only the asked rooms that belong to this resort, in the order asked. */
  rooms: RoomForBooking[]
}

/**
 * All a booking needs to know of a resort and some of its rooms, read in the caller's transaction so that prices are the
 * ones that hold now. Null when there is no such resort; a room that is not of this resort is left out.
 */
export async function resortForBooking(
  db: Database | Transaction,
  resortId: string,
  roomIds: readonly string[],
): Promise<ResortForBooking | null> {
  const wanted = [...roomIds]
  const ofRoom = ({ resortId, roomId }: typeof roomSeasons | typeof roomNightPrices) =>
    sql`${resortId} = ${rooms.resortId} and ${roomId} = ${rooms.id}`
  const { fromDay, toDay, position, price } = roomSeasons
  const { night } = roomNightPrices
  // One statement: every booking asks it, and what lies between a server and its database is waited for each time.
  const found = await db
    .select({
      resort: resorts,
      host: hostProfiles,
      bank: hostBankAccounts,
      area: areaNameOf(resorts.projectAreaId),
      room: rooms,
      seasons: sql<Season[]>`(
        select coalesce(json_agg(json_build_object('fromDay', ${fromDay}, 'toDay', ${toDay}, 'price', ${price})
          order by ${position}), '[]')
        from ${roomSeasons} where ${ofRoom(roomSeasons)})`,
      nights: sql<NightPrice[]>`(
        select coalesce(json_agg(json_build_object('night', ${night}, 'price', ${roomNightPrices.price})), '[]')
        from ${roomNightPrices} where ${ofRoom(roomNightPrices)})`,
    })
    .from(resorts)
    .leftJoin(hostProfiles, eq(hostProfiles.hostId, resorts.hostId))
    .leftJoin(hostBankAccounts, eq(hostBankAccounts.hostId, resorts.hostId))
    .leftJoin(rooms, and(eq(rooms.resortId, resorts.id), among(rooms.id, wanted)))
    .where(eq(resorts.id, resortId))
  const [first] = found
  if (!first) return null
  const { resort, host, bank, area } = first
  return {
    ...kept(resort),
    id: resort.id,
    type: resort.type,
    hostId: resort.hostId,
    name: resort.name,
    projectAreaName: area ?? namelessArea(resort.projectAreaId),
    pictureId: resort.pictureIds[0] ?? '',
    address: resort.address,
    position: exactPosition(resort),
    shownPosition: shownPosition(resort),
    directions: resort.directions,
    houseRules: resort.houseRules,
    hostName: host?.name ?? '',
    hostPhone: host?.phone ?? '',
    bankAccount: bank && { bin: bank.bin, bank: bank.bank, number: bank.number, holder: bank.holder },
    rooms: wanted.flatMap((roomId) => {
      const { room, seasons, nights } = found.find(({ room }) => room?.id === roomId) ?? {}
      if (!room || !seasons || !nights) return []
      return {
        id: room.id,
        name: room.name,
        pictureId: room.pictureIds[0] ?? '',
        units: room.units,
        entireProperty: room.entireProperty,
        rates: ratesOf(room, seasons, nights),
      }
    }),
  }
}
