import { customType } from 'drizzle-orm/pg-core'

/** A moment: timestamptz in the database, Temporal.Instant in the program, so that no text format is ever compared. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp (6) with time zone',
  toDriver: (moment) => moment.toString(),
  fromDriver: (text) => Temporal.Instant.from(text),
})
