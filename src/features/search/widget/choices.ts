/** What stands behind the segments of the search: one file, since they are opened one after another. */
export { DateChoice } from './DateChoice.tsx'
export { DestinationChoice } from '../destination/DestinationChoice.tsx'
export { KindWords } from '../destination/KindWords.tsx'
export { GuestChoice } from './GuestChoice.tsx'
export { PriceChoice } from './PriceChoice.tsx'
