import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Parsed } from '#contract/endpoints.ts'
import { asAnswered } from '#contract/fields.ts'
import type { House } from '#contract/shapes/house.ts'
import { houseKept } from '#contract/shapes/saidHouse.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { isOwnTour, isVrLink } from '#contract/vr.ts'
import type { Transaction } from '#server/db/client.ts'
import { raiseCatalogueVersion, readLookups, type Lookups } from '#server/modules/lookups/lookups.ts'
import { refuse } from '#server/refusal.ts'
import { takePictures } from './housePictures.ts'
import { houseToChange } from './houseView.ts'
import { placeKey } from './placeKey.ts'
import { positionColumns } from './position.ts'
import { resorts, resortServiceLinks, type LocalizedLines } from './tables.ts'

type Wish = Parsed<'host.saveHouse'>
export type Saving = { hostId: string; now: Temporal.Instant; vrHosts: readonly string[] }

/** Where a text has no English, the Vietnamese stands for it. */
export const inBoth = ({ vi, en }: Localized): Localized => ({ vi, en: en === '' ? vi : en })

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const linesInBoth = (text: Localized): LocalizedLines => {
  const vi = lines(text.vi)
  const en = lines(text.en)
  return { vi, en: en.length === 0 ? vi : en }
}

/** Each of these has to be in the list it is chosen from. */
export function checkChosen(
  field: string,
  ids: readonly number[],
  known: ReadonlyMap<number, unknown>,
): void {
  if (ids.some((id) => !known.has(id))) refuse('G_INPUT', [], { fields: { [field]: { code: 'C_002' } } })
}

const keyOf = (wish: Wish, { areas }: Lookups): string => {
  const area =
    areas.get(wish.project_area_id)?.name ??
    refuse('G_INPUT', [], { fields: { project_area_id: { code: 'C_002' } } })
  return placeKey({ type: wish.type, name: inBoth(wish.name), address: inBoth(wish.address) }, area)
}

/** The tour that was given: none when it is left empty. Refuses what may not be opened (C_043). */
function vrLinkOf({ vr_link }: Wish, before: House | null, hosts: readonly string[]): string | null {
  if (vr_link === undefined) return before?.vrLink ?? null
  if (vr_link === null || vr_link === '' || vr_link === before?.vrLink) return vr_link || null
  if (isOwnTour(vr_link) || !isVrLink(vr_link, hosts))
    refuse('G_INPUT', [], { fields: { vr_link: { code: 'C_043' } } })
  return vr_link
}

function columnsOf(wish: Wish, lookups: Lookups) {
  return {
    ...asAnswered(houseKept, wish),
    name: inBoth(wish.name),
    summary: inBoth(wish.summary),
    description: linesInBoth(wish.description),
    address: inBoth(wish.address),
    directions: linesInBoth(wish.directions),
    houseRules: linesInBoth(wish.house_rules),
    searchKey: keyOf(wish, lookups),
  }
}

/** Where it is from now on; a house stays shown to the same side of it. */
async function movedTo(tx: Transaction, { resort_id, type, position }: Wish) {
  if (position === undefined) return {}
  if (resort_id === undefined) return positionColumns(type, position)
  const [before] = await tx.select().from(resorts).where(eq(resorts.id, resort_id))
  return positionColumns(before?.type ?? type, position, before)
}

/** Makes a place, or changes one of this host's; its type stays. Says its id. Refuses with G_404, G_PLACE_CHANGED and G_INPUT. */
export async function saveHouse(
  tx: Transaction,
  wish: Wish,
  { hostId, now, vrHosts }: Saving,
): Promise<string> {
  if (wish.resort_id !== undefined && wish.rooms !== undefined)
    refuse('G_INPUT', [], { fields: { rooms: { code: 'C_004' } } })
  const lookups = await readLookups(tx)
  checkChosen('service_ids', wish.service_ids, lookups.services)
  const before =
    wish.resort_id === undefined
      ? null
      : await houseToChange(tx, hostId, { resortId: wish.resort_id, seen: wish.version })
  const id = before?.id ?? uuidv7()
  await takePictures(tx, {
    hostId,
    house: before,
    ref: id,
    pictureIds: wish.picture_ids,
    now,
  })
  const columns = {
    ...columnsOf(wish, lookups),
    ...(await movedTo(tx, wish)),
    vrLink: vrLinkOf(wish, before, vrHosts),
  }
  if (before) await tx.update(resorts).set(columns).where(eq(resorts.id, id))
  else
    await tx.insert(resorts).values({
      ...columns,
      id,
      hostId,
      type: wish.type,
      promoted: false,
      cleanSum: 0,
      convenientSum: 0,
      serviceSum: 0,
      reviewCount: 0,
      createdAt: now,
    })
  await tx.delete(resortServiceLinks).where(eq(resortServiceLinks.resortId, id))
  const services = [...new Set(wish.service_ids)]
  if (services.length > 0)
    await tx.insert(resortServiceLinks).values(services.map((serviceId) => ({ resortId: id, serviceId })))
  await raiseCatalogueVersion(tx)
  return id
}
