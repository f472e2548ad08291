import { useServerTime } from '#src/api/serverClock.ts'
import { wallClock } from './format/moments.ts'

/** The calendar day at the resorts, `YYYY-MM-DD`, by the server's clock. */
export const useToday = (): string => wallClock(new Date(useServerTime(60_000)).toISOString()).day
