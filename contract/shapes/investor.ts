import * as z from 'zod/mini'
import { count, instant, money } from './primitives.ts'

/** A month as `YYYY-MM`. */
const month = z.string({ error: 'C_001' }).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'C_004' }))

/** The longest period that can be asked for at once. */
const MOST_MONTHS = 24

/** How many months, up to and with this one or `until`. */
export const figuresRequest = z.object({
  months: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_MONTHS)), 12),
  until: z.optional(month),
})

/**
 * What a project area did in a month. `sold`: room nights that were booked and kept (a stay that was cancelled or never paid
 * is none). `offered`: nights that could be sold, those that hosts closed left out. `revenue`: what stays that ended in the
 * month and kept cancellation fees earned, VND.
 */
const areaMonth = z.object({ areaId: z.int(), month, sold: count, offered: count, revenue: money })
export type AreaMonth = z.infer<typeof areaMonth>
export const figures = z.object({
  months: z.array(month),
  areas: z.array(z.object({ id: z.int(), name: z.string() })),
  cells: z.array(areaMonth),
  /** When these months were added up last; what happened since is not in them yet. */
  countedAt: instant,
})
export type Figures = z.infer<typeof figures>
