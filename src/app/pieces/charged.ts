import { deferred } from '#src/ui/deferred.tsx'

/** The help with money that was taken, loaded where it may be needed; its words are the catalog `charged`. */
export const ChargedHelp = deferred(() => import('./ChargedHelp.tsx').then((part) => part.ChargedHelp))
