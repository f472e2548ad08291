import * as z from 'zod/mini'
import type { CheckinFacts, CheckinVerification } from './checkin.ts'
import { id, instant } from './shapes/primitives.ts'

/** A list of expected guests older than this no longer makes a code green. */
export const ARRIVAL_LIST_HOURS = 24

/** Who is expected at a host's places, kept on the scanning device. `revoked`: the booking no longer stands. */
export const arrivalList = z.object({
  fetchedAt: instant,
  bookings: z.array(z.object({ bookingId: id, version: z.int(), revoked: z.boolean() })),
})
export type ArrivalList = z.infer<typeof arrivalList>

/** What the scanning device knows at the moment of a scan. */
export interface ScanContext {
  /** The places whose gate this is. */
  resortIds: readonly string[]
  /** The calendar day at the resort, YYYY-MM-DD. */
  today: string
  /** Milliseconds since 1970. */
  now: number
  list: ArrivalList | null
  usedOnThisDevice: boolean
  /** Keys whose codes no longer count, by their ids. */
  withdrawnKeys: readonly number[]
}

/**
 * What the gate shows. Green: signed and current. Amber: signed, but what this device knows is too old to be sure. Red: do
 * not let in on this code. A red code has facts only when they are signed.
 */
export type CheckinVerdict =
  | { light: 'green'; facts: CheckinFacts }
  | {
      light: 'amber'
      reason: 'listMissing' | 'listOld' | 'notInList' | 'newerVersion' | 'newerThanList'
      facts: CheckinFacts
    }
  | { light: 'red'; reason: 'unreadable' | 'newerLayout' | 'unknownKey' | 'withdrawnKey' | 'forged' }
  | { light: 'red'; reason: 'wrongResort' | 'tooEarly' | 'tooLate' | 'revoked' | 'used'; facts: CheckinFacts }

/** The light for a scanned code. Pure: the same scan gives the same light with and without a network. */
export function judgeCheckin(verification: CheckinVerification, context: ScanContext): CheckinVerdict {
  if (verification.kind === 'newer') return { light: 'red', reason: 'newerLayout' }
  if (verification.kind === 'unknownKey' && context.withdrawnKeys.includes(verification.keyId))
    return { light: 'red', reason: 'withdrawnKey' }
  if (verification.kind !== 'signed') return { light: 'red', reason: verification.kind }
  const { facts } = verification
  const entry = context.list?.bookings.find((booking) => booking.bookingId === facts.bookingId)
  if (!context.resortIds.includes(facts.resortId)) return { light: 'red', reason: 'wrongResort', facts }
  if (entry?.revoked) return { light: 'red', reason: 'revoked', facts }
  if (context.usedOnThisDevice) return { light: 'red', reason: 'used', facts }
  // An edit moves the days too, so "there is a newer booking" is said before "not today".
  if (entry && entry.version > facts.bookingVersion) return { light: 'amber', reason: 'newerVersion', facts }
  if (context.today < facts.from) return { light: 'red', reason: 'tooEarly', facts }
  if (context.today >= facts.to) return { light: 'red', reason: 'tooLate', facts }
  if (!context.list) return { light: 'amber', reason: 'listMissing', facts }
  const age = context.now - Date.parse(context.list.fetchedAt)
  // A list from the future means that this device's clock is wrong, and then nobody knows how old it is.
  if (age < 0 || age >= ARRIVAL_LIST_HOURS * 3_600_000) return { light: 'amber', reason: 'listOld', facts }
  if (!entry) return { light: 'amber', reason: 'notInList', facts }
  if (entry.version < facts.bookingVersion) return { light: 'amber', reason: 'newerThanList', facts }
  return { light: 'green', facts }
}
