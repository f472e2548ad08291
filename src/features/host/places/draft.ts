import type { Input } from '#contract/endpoints.ts'
import { sentAgain } from '#contract/fields.ts'
import type { House, HouseRoom } from '#contract/shapes/house.ts'
import { houseKept, roomFacts, roomPrices } from '#contract/shapes/saidHouse.ts'

export type HouseDraft = Omit<Input<'host.saveHouse'>, 'rooms' | 'version'>
/** What is said of a room, whatever place it is in. */
export type RoomWords = NonNullable<Input<'host.saveHouse'>['rooms']>[number]
export type Said = { vi: string; en: string }

/** English that only repeats the Vietnamese was never written. */
const apart = ({ vi, en }: Said): Said => ({ vi, en: en === vi ? '' : en })

const NOTHING: Said = { vi: '', en: '' }

export const emptyHouse: HouseDraft = {
  type: 1,
  project_area_id: 0,
  name: NOTHING,
  summary: NOTHING,
  description: NOTHING,
  address: NOTHING,
  position: null,
  directions: NOTHING,
  house_rules: NOTHING,
  picture_ids: [],
  area: 0,
  hotline: null,
  check_in_time: '14:00',
  check_out_time: '12:00',
  same_day_until: null,
  confirmation_policy: 'INSTANT',
  cancellation_policy: 'FLEXIBLE',
  service_ids: [],
  vr_link: '',
}

export const draftOfHouse = (house: House): HouseDraft => ({
  resort_id: house.id,
  type: house.type,
  ...sentAgain(houseKept, house),
  name: apart(house.name),
  summary: apart(house.summary),
  description: apart(house.description),
  address: apart(house.address),
  position: house.position,
  directions: apart(house.directions),
  house_rules: apart(house.houseRules),
  service_ids: house.serviceIds,
  vr_link: house.vrLink ?? '',
})

/** A new room. */
export const emptyRoom: RoomWords = {
  name: NOTHING,
  description: NOTHING,
  beds: NOTHING,
  picture_ids: [],
  area: 0,
  bedrooms: 1,
  bathrooms: 1,
  units: 1,
  entire_property: true,
  base_price: 0,
  weekend_price: null,
  discount_percent: 0,
  included_adults: 2,
  adult_surcharge: 0,
  child_surcharge: 0,
  extra_bed_price: 0,
  max_extra_beds: 0,
  max_guests: 2,
  benefit_ids: [],
}

export const draftOfRoom = (room: HouseRoom): RoomWords => ({
  name: apart(room.name),
  description: apart(room.description),
  beds: apart(room.beds),
  ...sentAgain(roomFacts, room),
  ...sentAgain(roomPrices, room.rates),
  benefit_ids: room.benefitIds,
})

/** Whether something of it is written in English. */
export const hasEnglish = (draft: HouseDraft | RoomWords): boolean =>
  Object.values(draft).some(
    (value: unknown) => typeof value === 'object' && value !== null && 'en' in value && value.en !== '',
  )
