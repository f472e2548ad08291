import * as z from 'zod/mini'
import type { CheckinFacts, CheckinVerification } from './checkin.ts'
import { clockBy, daysOfList } from './gateClock.ts'
import { id, instant } from './shapes/primitives.ts'

/** Who is expected at a host's places, kept on the scanning device. `revoked`: the booking no longer stands. */
const arrivalList = z.object({
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
      reason:
        | 'listMissing'
        | 'listOld'
        | 'clockBehind'
        | 'clockUnsure'
        | 'notInList'
        | 'newerVersion'
        | 'newerThanList'
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
  const clock = context.list === null ? 'fine' : clockBy(context.list.fetchedAt, context.now)
  const { first, last } = context.list === null ? { first: '', last: '' } : daysOfList(context.list.fetchedAt)
  // With a clock that is wrong for sure only the list's day counts: what was over then is over now.
  if (clock === 'behind')
    return first >= facts.to
      ? { light: 'red', reason: 'tooLate', facts }
      : { light: 'amber', reason: 'clockBehind', facts }
  if (context.today < facts.from || context.today >= facts.to) {
    if (clock === 'unsure' && facts.from <= last && first < facts.to)
      return { light: 'amber', reason: 'clockUnsure', facts }
    return { light: 'red', reason: context.today < facts.from ? 'tooEarly' : 'tooLate', facts }
  }
  if (!context.list) return { light: 'amber', reason: 'listMissing', facts }
  if (clock === 'unsure') return { light: 'amber', reason: 'listOld', facts }
  if (!entry) return { light: 'amber', reason: 'notInList', facts }
  if (entry.version < facts.bookingVersion) return { light: 'amber', reason: 'newerThanList', facts }
  return { light: 'green', facts }
}
