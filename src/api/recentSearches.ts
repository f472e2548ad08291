import { deviceText } from './deviceText.ts'

/** Where this device remembers the last searches: areas, dates and numbers of people. */
export const RECENT_SEARCHES = 'ghe.recent-searches'

export const searchesHere = deviceText(RECENT_SEARCHES)

/** Writes them anew; null forgets them: somebody else may hold this device next. */
export const writeSearches = searchesHere.write
