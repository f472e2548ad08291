/** What stands behind the segments of the search: one file, since they are opened one after another. */
export { DateChoice } from './DateChoice.tsx'
export { DestinationChoice } from './DestinationChoice.tsx'
export { GuestChoice } from './GuestChoice.tsx'
export { PriceChoice } from './PriceChoice.tsx'
