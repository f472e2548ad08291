import { sql } from 'drizzle-orm'
import { roomNights } from './tables.ts'

/** Units that can still be sold of a night. */
export const LEFT = sql`case when ${roomNights.closed} or ${roomNights.elsewhere} > 0 then 0 else ${roomNights.units} - ${roomNights.taken} end`

/** Whether a night is for sale at all. */
export const OPEN = sql`not ${roomNights.closed} and ${roomNights.elsewhere} = 0`
