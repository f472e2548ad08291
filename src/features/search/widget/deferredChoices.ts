import { deferred } from '#src/ui/deferred.tsx'

const choices = () => import('./choices.ts')

/** Behind a closed segment: the server draws them, so that the form works by itself, and their script comes last. */
export const DateChoice = deferred(() => choices().then((all) => all.DateChoice), 'touched')
export const DestinationChoice = deferred(() => choices().then((all) => all.DestinationChoice), 'touched')
/** What kinds of places were chosen with the destination. */
export const KindWords = deferred(() => choices().then((all) => all.KindWords))
export const GuestChoice = deferred(() => choices().then((all) => all.GuestChoice), 'touched')
export const PriceChoice = deferred(() => choices().then((all) => all.PriceChoice), 'touched')
