import { and, eq } from 'drizzle-orm'
import { fieldsOf } from '#contract/fields.ts'
import type { Position } from '#contract/shapes/position.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { houseKept } from '#contract/shapes/saidHouse.ts'
import type { ResortType, RoomRates } from '#contract/shapes/resort.ts'
import { among } from '#server/db/among.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { areaName } from '#server/modules/lookups/lookups.ts'
import { exactPosition, shownPosition } from './position.ts'
import { ratesOf } from './rates.ts'
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
  const [found] = await db
    .select()
    .from(resorts)
    .leftJoin(hostProfiles, eq(hostProfiles.hostId, resorts.hostId))
    .leftJoin(hostBankAccounts, eq(hostBankAccounts.hostId, resorts.hostId))
    .where(eq(resorts.id, resortId))
  if (!found) return null
  const { resorts: resort, host_profiles: host, host_bank_accounts: bank } = found
  const wanted = [...roomIds]
  const [rows, seasons, nights] =
    wanted.length === 0
      ? [[], [], []]
      : [
          await db
            .select()
            .from(rooms)
            .where(and(eq(rooms.resortId, resortId), among(rooms.id, wanted))),
          await db
            .select()
            .from(roomSeasons)
            .where(and(eq(roomSeasons.resortId, resortId), among(roomSeasons.roomId, wanted)))
            .orderBy(roomSeasons.position),
          await db
            .select()
            .from(roomNightPrices)
            .where(and(eq(roomNightPrices.resortId, resortId), among(roomNightPrices.roomId, wanted))),
        ]
  return {
    ...kept(resort),
    id: resort.id,
    type: resort.type,
    hostId: resort.hostId,
    name: resort.name,
    projectAreaName: await areaName(db, resort.projectAreaId),
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
      const room = rows.find(({ id }) => id === roomId)
      if (!room) return []
      return {
        id: room.id,
        name: room.name,
        pictureId: room.pictureIds[0] ?? '',
        units: room.units,
        entireProperty: room.entireProperty,
        rates: ratesOf(
          room,
          seasons.filter((season) => season.roomId === roomId),
          nights.filter((night) => night.roomId === roomId),
        ),
      }
    }),
  }
}
