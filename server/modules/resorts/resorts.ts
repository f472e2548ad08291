export { promotable, promote, USES } from './uses.ts'
export { renamePlacesOf } from './placeKey.ts'
export { type Catalogue, type CatalogueResort, type CatalogueRoom, type Shown } from './catalogue.ts'
export { catalogueOf, placesOf } from './known.ts'
export { shownPosition } from './position.ts'
export { resortForBooking, type ResortForBooking } from './forBooking.ts'
export { resortsHandlers } from './handlers.ts'
export { housesHandlers } from './houses.ts'
export { resortsOfHost } from './ofHost.ts'
export { RESORT_TYPE_NAMES } from './typeNames.ts'
export {
  addMarks,
  hostsById,
  placesOfHost,
  ratesOfRooms,
  resortById,
  resortOfHost,
  setNightPrices,
  type HostResort,
} from './hostRooms.ts'
