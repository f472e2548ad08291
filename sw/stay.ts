import { isRecord } from '#contract/record.ts'

/** The resorts' zone, Asia/Ho_Chi_Minh, has had no other offset since 1975. */
const ZONE = '+07:00'
const ZONE_MILLISECONDS = 7 * 3_600_000

/** What the worker reads of a booking; the rest is passed on as it came. */
export type Stay = { id: string; version: number; status: string; checkIn: string; checkOut: string }

/** A booking as the worker reads it; null for anything else. */
export function stayOf(value: unknown): Stay | null {
  if (!isRecord(value)) return null
  const { id, version, status, checkIn, checkOut } = value
  return typeof id === 'string' &&
    typeof version === 'number' &&
    typeof status === 'string' &&
    typeof checkIn === 'string' &&
    typeof checkOut === 'string'
    ? { id, version, status, checkIn, checkOut }
    : null
}

/** The day at the resorts at a moment (ms): `2026-11-23`. */
export const todayOf = (moment: number): string =>
  new Date(moment + ZONE_MILLISECONDS).toISOString().slice(0, 10)

/** When a day at the resorts begins, in ms. */
export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00${ZONE}`)
