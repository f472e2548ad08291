import { deferred } from '#src/ui/deferred.tsx'

/** The heart of a place: it stands on the page from the start, and its script comes when the page can be used. */
export const Heart = deferred(() => import('./Heart.tsx').then((part) => part.Heart), 'touched')
