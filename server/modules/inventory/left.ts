import { sql } from 'drizzle-orm'
import { roomNights } from './tables.ts'

/** Units that can still be sold of a night. */
export const LEFT = sql`case when ${roomNights.closed} then 0 else ${roomNights.units} - ${roomNights.taken} end`
