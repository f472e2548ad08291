import type { ResortType } from './shapes/resort.ts'

const HOTEL: ResortType = 3
/** Parts of an address that have a number and are no house: wards, districts and what is above them. */
const ADMINISTRATIVE =
  /^(phường|xã|quận|huyện|thị trấn|thị xã|thành phố|tp\.?|tỉnh|p\.?|q\.?|h\.?|ward|commune|district|town|city|province)\s*\d/i

/** Whether anybody may know a place's exact address: a hotel's, never that of somebody's house. */
export const isPublicAddress = (type: ResortType): boolean => type === HOTEL

/**
 * Where a place is, as anybody may know it. Of a house that is the part of its address that names no house: without the first
 * part (house or number and street) and without any other that has a house's number; the project area where nothing is left.
 */
export function publicAddress(type: ResortType, address: string, area: string): string {
  if (isPublicAddress(type)) return address
  const [, ...others] = address.split(',').map((part) => part.trim())
  const told = others.filter((part) => part !== '' && (!/\d/.test(part) || ADMINISTRATIVE.test(part)))
  return told.length === 0 ? area : told.join(', ')
}
