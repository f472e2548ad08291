import { isPublicAddress, publicAddress } from '#contract/whereabouts.ts'
import type { Language, Localized } from '#contract/shapes/primitives.ts'
import { fieldsOf } from '#contract/fields.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import { houseFacts, roomFacts } from '#contract/shapes/saidHouse.ts'
import type { CatalogueResort, CatalogueRoom, Shown } from './catalogue.ts'
import { isVrLink } from '#contract/vr.ts'
import { shownPosition } from './position.ts'
import { termsOf } from './rates.ts'
import type { Texts } from './texts.ts'
import { RESORT_TYPE_NAMES } from './typeNames.ts'

function roomOf({ row, prices, benefitIds }: CatalogueRoom, texts: Texts, language: Language): Room {
  const its = texts.rooms.get(row.id)
  return {
    id: row.id,
    resortId: row.resortId,
    name: row.name[language],
    description: its?.description[language] ?? '',
    beds: its?.beds[language] ?? '',
    ...fieldsOf(roomFacts, row),
    rates: { ...termsOf(row), ...prices.told() },
    benefitIds,
  }
}

const named = (names: Map<number, Localized>, ids: Iterable<number>, language: Language) => {
  const wanted = new Set(ids)
  return [...names].flatMap(([id, name]) => (wanted.has(id) ? [{ id, name: name[language] }] : []))
}

/** The public page of a resort in one language. */
export function detailOf(
  { today, lookups }: Shown,
  resort: CatalogueResort,
  texts: Texts,
  { language, vrHosts }: { language: Language; vrHosts: readonly string[] },
): ResortDetail {
  const { row, host, rates, rooms } = resort
  const { areas, services, benefits } = lookups
  const area = areas.get(row.projectAreaId)?.name[language] ?? ''
  return {
    id: row.id,
    type: row.type,
    resortTypeName: RESORT_TYPE_NAMES[row.type][language],
    name: row.name[language],
    projectAreaName: area,
    summary: row.summary[language],
    description: texts.description[language],
    address: publicAddress(row.type, row.address[language], area),
    exactAddress: isPublicAddress(row.type),
    position: shownPosition(row),
    ...fieldsOf(houseFacts, row),
    rate: rates.rate,
    rates: {
      clean: rates.clean,
      convenient: rates.convenient,
      service: rates.service,
      count: row.reviewCount,
    },
    minGuests: Math.min(...rooms.map((room) => room.row.minGuests)),
    maxGuests: Math.max(...rooms.map((room) => room.row.maxGuests)),
    houseRules: texts.houseRules[language],
    benefits: named(
      benefits,
      rooms.flatMap((room) => room.benefitIds),
      language,
    ),
    services: named(services, resort.serviceIds, language),
    host: {
      name: host?.name ?? '',
      since: host?.since ?? today,
      avatarId: host?.avatarId ?? '',
      answersWithinMinutes: host?.answersWithinMinutes ?? 0,
    },
    rooms: rooms.map((room) => roomOf(room, texts, language)),
    promoted: row.promoted,
    vrLink: row.vrLink !== null && isVrLink(row.vrLink, vrHosts) ? row.vrLink : null,
  }
}
