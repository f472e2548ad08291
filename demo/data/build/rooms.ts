import { pictureId } from '#contract/picture.ts'
import type { RoomRates } from '#contract/shapes/resort.ts'
import { ratesOf } from '#server/modules/resorts/rates.ts'
import type { roomNightPrices, rooms, roomSeasons } from '#server/modules/resorts/tables.ts'
import { demoId } from '../ids.ts'
import type { Pair } from '../places/places.ts'
import { hash, Random } from '../random.ts'
import { BENEFITS, type BenefitName } from '../words/lookups.ts'
import type { RoomKind } from '../words/rooms.ts'
import type { PlannedPlace } from './plan.ts'
import { handPricedNights, seasonsOf, tidy } from './rates.ts'

export type DemoRoom = {
  row: typeof rooms.$inferSelect
  seasons: (typeof roomSeasons.$inferSelect)[]
  nights: (typeof roomNightPrices.$inferSelect)[]
  benefitIds: number[]
  rates: RoomRates
}

export const both = ([vi, en]: Pair) => ({ vi, en })
const withView = (text: Pair, view: Pair): Pair => [
  text[0].replace('V', view[0]),
  text[1].replace('V', view[1]),
]
const WATER = ['biển', 'vịnh', 'hoàng hôn', 'làng chài']
const FIRESIDES = ['pine', 'terrace', 'forest']

/** How large a villa is, as if it were one kind of room. */
function villaKind(random: Random): RoomKind {
  const bedrooms = random.pick([2, 3, 3, 4, 4, 5, 6])
  const included = bedrooms * 2
  return {
    name: ['Toàn bộ biệt thự', 'Entire villa'],
    about: [
      [
        'Trọn căn cho riêng nhóm của bạn, từ sân trước đến gác trên.',
        'The whole house for your group alone, from the front yard to the loft.',
      ],
      ['Cả nhà, cả vườn, cả bếp: dùng như nhà mình.', 'House, garden and kitchen: use them as your own.'],
    ],
    beds: [
      `${bedrooms} giường đôi lớn và ${Math.ceil(bedrooms / 2)} nệm thêm`,
      `${bedrooms} queen beds and ${Math.ceil(bedrooms / 2)} spare ${bedrooms > 2 ? 'mattresses' : 'mattress'}`,
    ],
    price: bedrooms,
    area: 60 + bedrooms * 36,
    included,
    most: included + Math.ceil(bedrooms / 2),
    bedrooms,
    bathrooms: Math.max(2, bedrooms - 1),
    view: false,
    benefits: ['kitchen', 'garden'],
  }
}

/** What the simplest kind costs a night before the area's dearness, VND. */
function simplestPrice({ place: [letter], inn }: PlannedPlace, random: Random): number {
  if (letter === 'V') return random.whole(70, 180) * 10_000
  if (letter === 'A') return random.whole(45, 82) * 10_000
  if (inn) return random.whole(32, 48) * 10_000
  const [least, most] = random.pick([
    [36, 52],
    [52, 78],
    [52, 78],
    [80, 130],
    [135, 230],
  ] as const)
  return random.whole(least, most) * 10_000
}

function benefitsOf(planned: PlannedPlace, kind: RoomKind, facing: string | null, random: Random): number[] {
  const { area, place, entire } = planned
  const [letter, , , line] = place
  const wanted = new Set<BenefitName>([...kind.benefits, 'wifi', 'dryer', 'fridge'])
  const maybe = (name: BenefitName, probability: number) => {
    if (random.chance(probability)) wanted.add(name)
  }
  const seaside = facing === null ? area.coast && random.chance(0.4) : WATER.includes(facing)
  if (seaside && area.coast) wanted.add('seaView')
  if (!seaside && facing === null) maybe('wideView', 0.25)
  maybe('television', 0.85)
  maybe('cooling', FIRESIDES.includes(area.scene) ? 0.25 : 1)
  maybe('balcony', 0.35)
  maybe('desk', 0.3)
  maybe('stepFree', 0.2)
  maybe('quiet', 0.15)
  maybe('bathtub', entire ? 0.35 : 0.15)
  if (letter === 'V') {
    maybe('privatePool', area.coast ? 0.55 : 0.2)
    maybe('grill', 0.65)
    maybe('washer', 0.6)
    maybe('fireplace', FIRESIDES.includes(area.scene) ? 0.65 : 0.02)
  }
  if (/lò sưởi|bếp lửa/i.test(line)) wanted.add('fireplace')
  if (/ban công/i.test(line)) wanted.add('balcony')
  if (/bếp nướng/i.test(line)) wanted.add('grill')
  return [...wanted].map((name) => BENEFITS[name][0]).sort((a, b) => a - b)
}

/** How many of a kind a house lets here: not all that it has, as hosts do. */
function unitsOf({ place: [letter], entire, inn }: PlannedPlace, random: Random): number {
  if (entire) return 1
  if (letter === 'A') return random.whole(1, 3)
  return inn ? random.whole(2, 3) : random.whole(2, 5)
}

/** The rooms of a planned place with their prices around `today`. `discountPercent` is the resort's promotion. */
export function roomsOf(
  planned: PlannedPlace,
  resortId: string,
  discountPercent: number,
  today: string,
): DemoRoom[] {
  const { area, place, type, entire, index } = planned
  const random = new Random(`rooms/${index}`)
  const simplest = simplestPrice(planned, random) * area.dearness
  const kinds = planned.kinds.length > 0 ? planned.kinds : [villaKind(random)]
  const weekendFactor = random.chance(0.85) ? 1 + random.whole(8, 28) / 100 : null
  return kinds.map((kind, position) => {
    const key = `room/${index}/${position}`
    const id = demoId(key)
    const view = kind.view ? random.pick(area.views) : null
    const basePrice = tidy(simplest * (entire && place[0] === 'V' ? 0.55 + 0.45 * kind.price : kind.price))
    const seed = hash(key)
    const pictures = [0, 1, 2].map((shown) =>
      pictureId({ kind: 'room', scene: area.scene, seed, view: shown, resortType: type }),
    )
    const name: Pair =
      entire && place[0] === 'A'
        ? [kind.name[0].replace('Căn hộ', 'Trọn căn hộ'), `Entire ${kind.name[1]}`]
        : view
          ? withView(kind.name, view)
          : kind.name
    const row: DemoRoom['row'] = {
      resortId,
      id,
      position,
      name: both(name),
      description: both(random.pick(kind.about)),
      beds: both(kind.beds),
      pictureIds: pictures,
      area: kind.area + random.whole(-2, 6),
      bedrooms: kind.bedrooms,
      bathrooms: kind.bathrooms,
      units: unitsOf(planned, random),
      entireProperty: entire,
      basePrice,
      weekendPrice: weekendFactor === null ? null : tidy(basePrice * weekendFactor),
      discountPercent,
      includedAdults: kind.included,
      adultSurcharge: Math.max(100_000, tidy(simplest * 0.22)),
      childSurcharge: Math.max(50_000, tidy(simplest * 0.11)),
      extraBedPrice: Math.max(150_000, tidy(simplest * 0.28)),
      maxExtraBeds: kind.most > kind.included ? 1 : 0,
      minGuests: kind.included >= 6 ? kind.included / 2 : 1,
      maxGuests: kind.most,
    }
    const seasons = seasonsOf(basePrice, area.peak, today).map(({ from, to, price }, order) => ({
      resortId,
      roomId: id,
      position: order,
      fromDay: from,
      toDay: to,
      price,
    }))
    const nights = handPricedNights(random, basePrice, today).map((night) => ({
      resortId,
      roomId: id,
      ...night,
    }))
    const benefitIds = benefitsOf(planned, kind, view?.[0] ?? null, random)
    return { row, seasons, nights, benefitIds, rates: ratesOf(row, seasons, nights) }
  })
}
