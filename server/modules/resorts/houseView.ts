import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { fieldsOf } from '#contract/fields.ts'
import type { House, HouseRoom } from '#contract/shapes/house.ts'
import { houseKept, roomFacts } from '#contract/shapes/saidHouse.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { refuse } from '#server/refusal.ts'
import { exactPosition } from './position.ts'
import { termsOf } from './rates.ts'
import { resorts, resortServiceLinks, roomBenefitLinks, rooms, type LocalizedLines } from './tables.ts'

const joined = ({ vi, en }: LocalizedLines) => ({ vi: vi.join('\n'), en: en.join('\n') })

function roomView(row: typeof rooms.$inferSelect, benefitIds: number[]): HouseRoom {
  const rates = termsOf(row)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    beds: row.beds,
    ...fieldsOf(roomFacts, row),
    rates,
    benefitIds,
  }
}

const versionOf = (said: object): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)

/** A place of this host as they edit it; null when it is somebody else's or does not exist. */
export async function houseOf(
  db: Database | Transaction,
  hostId: string,
  resortId: string,
): Promise<House | null> {
  const [row] = await db
    .select()
    .from(resorts)
    .where(and(eq(resorts.id, resortId), eq(resorts.hostId, hostId)))
  if (!row) return null
  const services = await db
    .select({ id: resortServiceLinks.serviceId })
    .from(resortServiceLinks)
    .where(eq(resortServiceLinks.resortId, resortId))
    .orderBy(asc(resortServiceLinks.serviceId))
  const benefits = await db
    .select()
    .from(roomBenefitLinks)
    .where(eq(roomBenefitLinks.resortId, resortId))
    .orderBy(asc(roomBenefitLinks.benefitId))
  const all = await db
    .select()
    .from(rooms)
    .where(eq(rooms.resortId, resortId))
    .orderBy(asc(rooms.position), asc(rooms.id))
  const said = {
    id: row.id,
    type: row.type,
    ...fieldsOf(houseKept, row),
    name: row.name,
    summary: row.summary,
    description: joined(row.description),
    address: row.address,
    position: exactPosition(row),
    directions: joined(row.directions),
    houseRules: joined(row.houseRules),
    serviceIds: services.map(({ id }) => id),
    vrLink: row.vrLink,
    rooms: all.map((room) =>
      roomView(
        room,
        benefits.filter(({ roomId }) => roomId === room.id).map(({ benefitId }) => benefitId),
      ),
    ),
  }
  return { ...said, version: versionOf(said) }
}

/** As {@link houseOf}, locked and to be changed. Refuses with G_404, and with G_PLACE_CHANGED when it is not as it was seen any more. */
export async function houseToChange(
  tx: Transaction,
  hostId: string,
  { resortId, seen }: { resortId: string; seen: string | undefined },
): Promise<House> {
  await tx.select({ id: resorts.id }).from(resorts).where(eq(resorts.id, resortId)).for('update')
  const house = (await houseOf(tx, hostId, resortId)) ?? refuse('G_404')
  if (seen !== undefined && seen !== house.version) refuse('G_PLACE_CHANGED')
  return house
}
