import { deferred } from '#src/ui/deferred.tsx'

const choices = () => import('./choices.ts')

/** Behind a closed segment: the server draws them, so that the form works by itself, and their script comes last. */
export const DateChoice = deferred(() => choices().then((all) => all.DateChoice))
export const DestinationChoice = deferred(() => choices().then((all) => all.DestinationChoice))
export const GuestChoice = deferred(() => choices().then((all) => all.GuestChoice))
export const PriceChoice = deferred(() => choices().then((all) => all.PriceChoice))
