import { replaceEqualDeep } from '@tanstack/react-query'

const marks = new WeakMap<object, string>()

/** Notes when an answer that came from the device was saved; null clears the note of a fresh one. */
export function markSavedAt(data: unknown, savedAt: string | null): void {
  if (typeof data !== 'object' || data === null) return
  if (savedAt === null) marks.delete(data)
  else marks.set(data, savedAt)
}

/** When the saved copy that a page shows was saved (ISO 8601); null for what the server said just now. */
export const savedAt = (data: unknown): string | null =>
  typeof data === 'object' && data !== null ? (marks.get(data) ?? null) : null

/** As the query library shares unchanged parts between answers; the note goes along. */
export function shareKeepingMark(before: unknown, after: unknown): unknown {
  const mark = savedAt(after)
  const shared: unknown = replaceEqualDeep(before, after)
  markSavedAt(shared, mark)
  return shared
}
