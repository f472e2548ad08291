import type { Input } from '#contract/endpoints.ts'
import type { House, HouseRoom } from '#contract/shapes/house.ts'

export type HouseDraft = Input<'host.saveHouse'>
export type RoomDraft = Input<'host.saveRoom'>
export type Said = { vi: string; en: string }
/** Field → the code of what is wrong with it. */
export type Wrong = Readonly<Record<string, string>>

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
  project_area_id: house.projectAreaId,
  name: apart(house.name),
  summary: apart(house.summary),
  description: apart(house.description),
  address: apart(house.address),
  position: house.position,
  directions: apart(house.directions),
  house_rules: apart(house.houseRules),
  picture_ids: house.pictureIds,
  area: house.area,
  hotline: house.hotline,
  check_in_time: house.checkInTime,
  check_out_time: house.checkOutTime,
  same_day_until: house.sameDayUntil,
  confirmation_policy: house.confirmationPolicy,
  cancellation_policy: house.cancellationPolicy,
  service_ids: house.serviceIds,
  vr_link: house.vrLink ?? '',
})

/** A new room of a place: a villa is let whole. */
export const emptyRoom = (house: House): RoomDraft => ({
  resort_id: house.id,
  name: NOTHING,
  description: NOTHING,
  beds: NOTHING,
  picture_ids: [],
  area: 0,
  bedrooms: 1,
  bathrooms: 1,
  units: 1,
  entire_property: house.type === 1 || (house.type === 2 && house.rooms.length === 0),
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
})

export const draftOfRoom = (house: House, room: HouseRoom): RoomDraft => ({
  resort_id: house.id,
  room_id: room.id,
  name: apart(room.name),
  description: apart(room.description),
  beds: apart(room.beds),
  picture_ids: room.pictureIds,
  area: room.area,
  bedrooms: room.bedrooms,
  bathrooms: room.bathrooms,
  units: room.units,
  entire_property: room.entireProperty,
  base_price: room.rates.basePrice,
  weekend_price: room.rates.weekendPrice,
  discount_percent: room.rates.discountPercent,
  included_adults: room.rates.includedAdults,
  adult_surcharge: room.rates.adultSurcharge,
  child_surcharge: room.rates.childSurcharge,
  extra_bed_price: room.rates.extraBedPrice,
  max_extra_beds: room.rates.maxExtraBeds,
  max_guests: room.rates.maxGuests,
  benefit_ids: room.benefitIds,
})

const isBlank = (text: string) => text.trim() === ''

/** What is missing in a draft, before it is sent. `pictures`: how many it would have. */
function missing(
  draft: Record<string, unknown>,
  said: Readonly<Record<string, Said>>,
  pictures: number,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [field, text] of Object.entries(said)) if (isBlank(text.vi)) wrong[field] = 'C_001'
  if (typeof draft.area === 'number' && draft.area < 5) wrong.area = 'C_001'
  if (pictures === 0) wrong.picture_ids = 'C_032'
  return wrong
}

export function checkHouse(draft: HouseDraft, pictures: number): Wrong {
  const { name, summary, address } = draft
  const wrong = missing(draft, { name, summary, address }, pictures)
  if (draft.project_area_id === 0) wrong.project_area_id = 'C_002'
  return wrong
}

export function checkRoom(draft: RoomDraft, pictures: number): Wrong {
  const { name, description, beds } = draft
  const wrong = missing(draft, { name, description, beds }, pictures)
  if (draft.base_price === 0) wrong.base_price = 'C_001'
  if (draft.included_adults > draft.max_guests) wrong.included_adults = 'C_004'
  return wrong
}
