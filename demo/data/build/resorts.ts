import { pictureId } from '#contract/picture.ts'
import { dayAt } from '#contract/nights.ts'
import { PANORAMA_PATH } from '#contract/vr.ts'
import { publicAddress } from '#contract/whereabouts.ts'
import { CANCELLATION_POLICIES, CONFIRMATION_POLICIES } from '#contract/shapes/resort.ts'
import { searchKey } from '#server/modules/lookups/lookups.ts'
import { positionColumns } from '#server/modules/resorts/position.ts'
import type { resorts } from '#server/modules/resorts/tables.ts'
import { demoId } from '../ids.ts'
import { HILLS, type Pair } from '../places/places.ts'
import { hash, Random } from '../random.ts'
import { HOME_RULES, INSIDES, LAST_STEPS, RULES, STEEP_STEP } from '../words/houses.ts'
import { SERVICES, type ServiceName } from '../words/lookups.ts'
import { plannedPlaces, type PlannedPlace } from './plan.ts'
import { both, roomsOf, type DemoRoom } from './rooms.ts'

export type DemoResort = {
  planned: PlannedPlace
  row: typeof resorts.$inferSelect
  serviceIds: number[]
  rooms: DemoRoom[]
}

const NOON = 12
/** One place in so many has a tour to look around in. */
const TOURED = 12
const linesOf = (pairs: readonly Pair[]) => ({
  vi: pairs.map(([vi]) => vi),
  en: pairs.map(([, en]) => en),
})

/** Pairs of neighbouring words: two texts about the same thing share some. */
function wordPairs(text: string): Set<string> {
  const words = searchKey(text).split(' ')
  return new Set(words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`))
}

/** How a place says that it is in town, and how a setting does. */
const IN_TOWN = /(phố|chợ|trung tâm|thị trấn|thành phố|quảng trường)/i
const TOWN_SETTING = /(giữa thành phố|thị trấn|khu phố|hẻm|trong phố|quảng trường)/i
const TOWN_COUNTS = 2

/** The setting that fits the place's own words best; among equals a different one for each neighbour. */
function settingOf({ area, place, index }: PlannedPlace): Pair {
  const text = `${place[1]}. ${place[3]}`
  const own = wordPairs(text)
  const inTown = IN_TOWN.test(text)
  const scored = area.settings.map((setting, order) => ({
    setting,
    score:
      [...wordPairs(setting[0])].filter((pair) => own.has(pair)).length +
      (inTown === TOWN_SETTING.test(setting[0]) ? TOWN_COUNTS : 0),
    turn: (order + index) % area.settings.length,
  }))
  const [best] = scored.sort((a, b) => b.score - a.score || a.turn - b.turn)
  return best?.setting ?? ['', '']
}

/** What only a house with its hosts and a yard can offer. */
const WITH_HOSTS = /cùng chủ nhà|sân rộng|bồn ngâm|Nhà có/
const momentOf = ({ area, place: [letter] }: PlannedPlace, random: Random): Pair =>
  random.pick(area.moments.filter(([vi]) => letter !== 'A' || !WITH_HOSTS.test(vi)))

function servicesOf({ area, place: [letter] }: PlannedPlace, text: string, random: Random): number[] {
  const wanted = new Set<ServiceName>()
  const maybe = (name: ServiceName, probability: number) => {
    if (random.chance(probability)) wanted.add(name)
  }
  const hotel = letter === 'H'
  maybe('reception', hotel ? 0.9 : 0)
  maybe('cleaning', hotel ? 1 : 0.3)
  maybe('breakfast', hotel ? 0.85 : 0.15)
  maybe('laundry', hotel ? 0.8 : 0.5)
  maybe('airport', 0.5)
  maybe('motorbike', hotel ? 0.7 : 0.45)
  maybe('bicycle', 0.2)
  maybe('parking', letter === 'V' ? 0.85 : 0.55)
  maybe('cook', letter === 'V' ? 0.6 : 0)
  maybe('tours', 0.45)
  maybe('massage', hotel ? 0.35 : 0.08)
  maybe('babysitting', 0.15)
  maybe('pets', letter === 'V' ? 0.4 : 0.12)
  maybe('pool', hotel ? (area.coast ? 0.55 : 0.25) : 0)
  maybe('campfire', letter === 'V' && !area.coast ? 0.6 : 0.05)
  maybe('snorkel', area.coast ? 0.3 : 0)
  // What the words promise, the list must say too.
  if (/xe đạp/i.test(text) && /miễn phí|mượn/i.test(text)) wanted.add('bicycle')
  if (/đốt lửa|nhóm lửa/i.test(text)) wanted.add('campfire')
  if (/đậu xe|tận sân/i.test(text)) wanted.add('parking')
  if (/bữa sáng đổi món|bữa sáng kiểu|bữa sáng có/i.test(text)) wanted.add('breakfast')
  if (/kính lặn cho mượn/i.test(text)) wanted.add('snorkel')
  if (/thuê xe máy/i.test(text)) wanted.add('motorbike')
  if (/lá thuốc/i.test(text)) wanted.add('massage')
  return [...wanted].map((name) => SERVICES[name][0]).sort((a, b) => a - b)
}

/** What the house offers in a sentence that counts. */
function insideOf({ place: [letter], index, inn }: PlannedPlace, rooms: readonly DemoRoom[]): Pair {
  const sum = (count: (room: DemoRoom) => number) => rooms.reduce((total, room) => total + count(room), 0)
  const facts = {
    bedrooms: sum(({ row }) => row.bedrooms),
    bathrooms: sum(({ row }) => row.bathrooms),
    guests: Math.max(...rooms.map(({ row }) => row.maxGuests)),
    units: sum(({ row }) => row.units),
    kinds: rooms.length,
    inn,
  }
  const says = INSIDES[letter]
  return says[index % says.length]?.(facts) ?? ['', '']
}

/** The rules of a house, and its quiet hours where one of them says so. */
function rulesOf(letter: 'V' | 'A' | 'H', random: Random) {
  const rules = [
    ...random.some(RULES, letter === 'H' ? random.whole(4, 5) : 3),
    ...(letter === 'H' ? [] : random.some(HOME_RULES, 2)),
  ]
  const isQuiet = rules.some(([vi]) => /yên lặng từ 22:00 đến 6:00/.test(vi))
  return {
    houseRules: linesOf(rules),
    quietFrom: isQuiet ? '22:00' : null,
    quietUntil: isQuiet ? '06:00' : null,
  }
}

/** One of three, the first in half of all cases, the last in a fifth. */
function weighed<T>([first, second, third]: readonly [T, T, T], random: Random): T {
  const chance = random.next()
  return chance < 0.5 ? first : chance < 0.8 ? second : third
}

/** Somewhere around a spot of its area; the same for ever, and where a house is shown beside it too. */
function positionOf({ area, index, type }: PlannedPlace) {
  const random = new Random(`position/${index}`)
  const [lat, lng, around] = random.pick(area.spots)
  const turn = random.next() * 2 * Math.PI
  const far = (around * Math.sqrt(random.next())) / 111_320
  const at = {
    lat: lat + far * Math.cos(turn),
    lng: lng + (far * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180),
  }
  return positionColumns(type, at, null, () => random.next())
}

function demoResort(planned: PlannedPlace, hostId: string, today: string): DemoResort {
  const { index, area, place, type } = planned
  const [, nameVi, nameEn, lineVi, lineEn] = place
  const random = new Random(`resort/${index}`)
  const id = demoId(`resort/${index}`)
  const discountPercent = random.chance(0.42) ? random.pick([5, 10, 10, 15, 15, 20, 25, 30]) : 0
  const rooms = roomsOf(planned, id, discountPercent, today)
  const road = random.pick(area.roads)
  const number = random.whole(3, 240)
  const address: Pair = [
    `${number} đường ${road}, ${area.name[0]}`,
    `${number} ${road} Street, ${area.name[1]}`,
  ]
  const description = [settingOf(planned), insideOf(planned, rooms), momentOf(planned, random)]
  const directions = [
    area.arrival,
    random.pick(HILLS.includes(area.scene) ? [...LAST_STEPS, STEEP_STEP] : LAST_STEPS),
  ]
  const text = [lineVi, ...description.map(([vi]) => vi), ...directions.map(([vi]) => vi)].join(' ')
  const seed = hash(`picture/${index}`)
  // Most houses have been here for more than a year, some are new.
  const opened = Temporal.PlainDate.from(today)
    .subtract({ days: Math.round(40 + 1060 * Math.sqrt(random.next())) })
    .toZonedDateTime({ timeZone: 'UTC', plainTime: { hour: NOON } })
  return {
    planned,
    rooms,
    serviceIds: servicesOf(planned, text, random),
    row: {
      id,
      hostId,
      type,
      projectAreaId: area.id,
      name: { vi: nameVi, en: nameEn },
      summary: { vi: `${lineVi}.`, en: `${lineEn}.` },
      description: linesOf(description),
      address: both(address),
      ...positionOf(planned),
      directions: linesOf(directions),
      ...rulesOf(place[0], random),
      pictureIds: [0, 1, 2, 3, 4].map((view) =>
        pictureId({ kind: 'resort', scene: area.scene, seed, view, resortType: type }),
      ),
      area: Math.round(
        rooms.reduce((sum, { row }) => sum + row.area * row.units, 0) * (type === 3 ? 1.4 : 1),
      ),
      hotline: null,
      checkInTime: random.pick(['14:00', '14:00', '14:00', '13:00', '15:00']),
      checkOutTime: random.pick(['12:00', '12:00', '12:00', '11:00']),
      sameDayUntil: null,
      confirmationPolicy: weighed(CONFIRMATION_POLICIES, random),
      cancellationPolicy: weighed(CANCELLATION_POLICIES, random),
      promoted: random.chance(0.14),
      cleanSum: 0,
      convenientSum: 0,
      serviceSum: 0,
      reviewCount: 0,
      vrLink: index % TOURED === 0 ? `${PANORAMA_PATH}/${id}` : null,
      searchKey: searchKey(
        [
          nameVi,
          nameEn,
          area.name[0],
          publicAddress(type, address[0], area.name[0]),
          publicAddress(type, address[1], area.name[1]),
          searchKey(area.name[0]).replaceAll(' ', ''),
        ].join(' '),
      ),
      createdAt: opened.toInstant(),
    },
  }
}

/** All 240 resorts around the day of `now`; `hostOf` says whose a place is. */
export function demoResorts(now: Temporal.Instant, hostOf: (planned: PlannedPlace) => string): DemoResort[] {
  const today = dayAt(now)
  return plannedPlaces().map((planned) => demoResort(planned, hostOf(planned), today))
}
