import { savedAt } from '#src/api/savedAt.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useOnline } from './online.ts'

/** So long what is saved counts as of now while there is a network, in ms: a fresh answer is on its way behind it. */
const YOUNG = 5 * 60_000

/**
 * Since when what a page shows has been saved (ISO 8601), where the page has to say so: always without a network, and with
 * one when it is older than five minutes. `updatedAt`: when the answer came, in ms, for one that no worker has dated.
 */
export function useSavedSince(data: unknown, updatedAt: number): string | null {
  const online = useOnline()
  if (data === undefined) return null
  const mark = savedAt(data)
  if (!online) return mark ?? new Date(updatedAt).toISOString()
  return mark !== null && serverTime() - Date.parse(mark) > YOUNG ? mark : null
}
