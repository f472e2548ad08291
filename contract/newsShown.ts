/** Cards on a page of the list of news. */
export const NEWS_A_PAGE = 9

/** What of the news is listed: everything, events by their time, or articles alone. */
export const NEWS_SHOWN = ['all', 'now', 'coming', 'past', 'articles'] as const
export type NewsShown = (typeof NEWS_SHOWN)[number]
