import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Parsed } from '#contract/endpoints.ts'
import { asAnswered } from '#contract/fields.ts'
import { dayAt } from '#contract/nights.ts'
import { RESORT_TYPES } from '#contract/resortTypes.ts'
import type { House } from '#contract/shapes/house.ts'
import { roomFacts, roomPrices } from '#contract/shapes/saidHouse.ts'
import type { Transaction } from '#server/db/client.ts'
import { resizeRoom } from '#server/modules/inventory/inventory.ts'
import { raiseCatalogueVersion, readLookups } from '#server/modules/lookups/lookups.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import { takePictures } from './housePictures.ts'
import { houseToChange } from './houseView.ts'
import { checkChosen, inBoth, type Saving } from './saveHouse.ts'
import { roomBenefitLinks, rooms } from './tables.ts'

type Wish = Parsed<'host.saveRoom'>
const wrong = (field: string): never => refuse('G_INPUT', [], { fields: { [field]: { code: 'C_004' } } })

/** A villa is let whole, a hotel by rooms, an apartment either way; what is let whole has one room, once. */
function checkKind(house: House, wish: Wish): void {
  const others = house.rooms.filter(({ id }) => id !== wish.room_id)
  const whole = wish.entire_property
  if (house.type === RESORT_TYPES.VILLA && !whole) wrong('entire_property')
  if (house.type === RESORT_TYPES.HOTEL && whole) wrong('entire_property')
  if ((whole && others.length > 0) || others.some(({ entireProperty }) => entireProperty))
    wrong('entire_property')
  if (whole && wish.units !== 1) wrong('units')
  if (wish.included_adults > wish.max_guests) wrong('included_adults')
}

const columnsOf = (wish: Wish) => ({
  name: inBoth(wish.name),
  description: inBoth(wish.description),
  beds: inBoth(wish.beds),
  ...asAnswered(roomFacts, wish),
  ...asAnswered(roomPrices, wish),
})

/** Adds a room to a place of this host, or changes one. Refuses with G_404, G_PLACE_CHANGED and G_INPUT. */
export async function saveRoom(
  tx: Transaction,
  wish: Wish,
  { hostId, now }: Omit<Saving, 'vrHosts'>,
): Promise<void> {
  const house = await houseToChange(tx, hostId, { resortId: wish.resort_id, seen: wish.version })
  const before = house.rooms.find(({ id }) => id === wish.room_id) ?? null
  if (wish.room_id !== undefined && before === null) refuse('G_404')
  checkKind(house, wish)
  checkChosen('benefit_ids', wish.benefit_ids, (await readLookups(tx)).benefits)
  const [resortId, id] = [house.id, before?.id ?? uuidv7()]
  await takePictures(tx, {
    hostId,
    house,
    ref: id,
    pictureIds: wish.picture_ids,
    now,
  })
  const mine = and(eq(rooms.resortId, resortId), eq(rooms.id, id))
  if (before) {
    await tx.update(rooms).set(columnsOf(wish)).where(mine)
    await resizeRoom(tx, { resortId, roomId: id, units: wish.units, from: dayAt(now) })
  } else
    await tx
      .insert(rooms)
      .values({ ...columnsOf(wish), resortId, id, position: house.rooms.length, minGuests: 1 })
  await tx
    .delete(roomBenefitLinks)
    .where(and(eq(roomBenefitLinks.resortId, resortId), eq(roomBenefitLinks.roomId, id)))
  const benefits = [...new Set(wish.benefit_ids)]
  if (benefits.length > 0)
    await tx
      .insert(roomBenefitLinks)
      .values(benefits.map((benefitId) => ({ resortId, roomId: id, benefitId })))
  await raiseCatalogueVersion(tx)
}

/** The first rooms of a new place. What is wrong with one of them is told at its place among them. */
export async function saveFirstRooms(
  tx: Transaction,
  resort_id: string,
  wishes: NonNullable<Parsed<'host.saveHouse'>['rooms']>,
  saving: Omit<Saving, 'vrHosts'>,
): Promise<void> {
  for (const [index, wish] of wishes.entries())
    try {
      await saveRoom(tx, { ...wish, resort_id }, saving)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fields = Object.entries(error.details.fields ?? {})
      const told = fields.map(([field, problem]) => [`rooms.${index}.${field}`, problem] as const)
      refuse(error.code, error.params, { ...error.details, fields: Object.fromEntries(told) })
    }
}
