import { otherTime, useServerTime } from '#src/api/serverClock.ts'
import { wallClock } from './format/moments.ts'

/** The calendar day at the resorts at `time`, ms. */
export const dayOf = (time: number): string => wallClock(new Date(time).toISOString()).day

/** The calendar day at the resorts, `YYYY-MM-DD`, by the server's clock. */
export const useToday = (): string => dayOf(useServerTime(60_000))

/** The day that it may be in its place, while this device's clock cannot be trusted and nothing can be asked. */
export function usePerhapsToday(): string | null {
  useServerTime(60_000)
  const other = otherTime()
  return other === null ? null : dayOf(other)
}
