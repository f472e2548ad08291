import { sql, type SQL } from 'drizzle-orm'

/** Which project area each place is in, side by side: the same index is the same place. */
export type PlacesByArea = { resortIds: readonly string[]; areaIds: readonly number[] }

/** A number of one project area and one month (`YYYY-MM`). */
export type OfAreaMonth = { areaId: number; month: string; amount: number }

/** The places as rows `place (id, area)`, so that what is added up by area is added up where the rows lie. */
export const placesAsRows = ({ resortIds, areaIds }: PlacesByArea): SQL =>
  sql`unnest(${sql.param(resortIds)}::uuid[], ${sql.param(areaIds)}::int[]) as place (id, area)`
