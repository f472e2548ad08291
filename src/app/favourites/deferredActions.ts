import { deferred } from '#src/ui/deferred.tsx'

/** The heart of a place and how it is sent to somebody: they stand on the page from the start, and their script comes when the page can be used. */
export const PlaceActions = deferred(
  () => import('./PlaceActions.tsx').then((part) => part.PlaceActions),
  'touched',
)
