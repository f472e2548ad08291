import { and, asc, eq } from 'drizzle-orm'
import { stayCodeTyped } from '#contract/bookingCodes.ts'
import { dayAt, earlier } from '#contract/nights.ts'
import type { Parsed } from '#contract/endpoints.ts'
import type { CheckinPublicKeys } from '#contract/checkin.ts'
import { SOLD } from '#contract/statuses.ts'
import type { EventParams } from '#server/modules/lives/lives.ts'
import type { Transaction } from '#server/db/client.ts'
import { verifyCode } from '#server/modules/checkin/checkin.ts'
import { TARGETS, tellScannedAgain } from '#server/modules/notices/notices.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By } from '../life/life.ts'
import { lockBooking } from '../store.ts'
import { bookings, checkinScans, type BookingRow } from '../tables.ts'

export type Scan = Pick<Parsed<'host.checkIn'>, 'code' | 'nonce' | 'scanned_at'>
export type CheckedIn = {
  booking: BookingRow
  scans: (typeof checkinScans.$inferSelect)[]
  /** This scan was the one that checked the guest in. */
  first: boolean
}
type Read = { bookingId: string; resortId: string | null; version: number | null }

/**
 * A short code typed by hand, or the text of the QR: which booking it names. Refuses with G_CODE_INVALID, or with
 * G_CODE_WITHDRAWN when its key was withdrawn, whenever it was scanned: anybody may have made it.
 */
async function read(tx: Transaction, code: string, keys: CheckinPublicKeys): Promise<Read> {
  const spelled = stayCodeTyped(code)
  if (spelled !== null) {
    const [found] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, spelled))
    return found ? { bookingId: found.id, resortId: null, version: null } : refuse('G_CODE_INVALID')
  }
  const verified = await verifyCode(code, keys)
  if (verified.kind === 'withdrawnKey') return refuse('G_CODE_WITHDRAWN')
  if (verified.kind !== 'signed') return refuse('G_CODE_INVALID')
  const { bookingId, resortId, bookingVersion: version } = verified.facts
  return { bookingId, resortId, version }
}

/** Whether the code stands and the day is one of the stay. */
function stands(booking: BookingRow, { resortId, version }: Read, at: Temporal.Instant): boolean {
  const day = dayAt(at)
  return (
    (resortId === null || resortId === booking.resortId) &&
    (version === null || (booking.qrVersion <= version && version <= booking.version)) &&
    booking.checkIn <= day &&
    day < booking.checkOut
  )
}

/**
 * Checks a guest in by a scan or a typed code, merged by the scan's nonce: the same scan twice is one, and another phone's
 * scan of a guest who is in already is kept beside the first, no error. Refuses with G_CODE_INVALID for a code that does not
 * stand or a booking that is not `mine`, with G_CODE_WITHDRAWN for one of a withdrawn key, with G_409 when the guest can no
 * longer be checked in.
 */
export async function checkInBy(
  tx: Transaction,
  { code, nonce, scanned_at }: Scan,
  by: By & { id: string },
  {
    keys,
    mine,
    params = {},
  }: {
    keys: CheckinPublicKeys
    mine: (booking: BookingRow) => boolean
    params?: EventParams
  },
): Promise<CheckedIn> {
  const scanned = await read(tx, code, keys)
  const booking = await lockBooking(tx, scanned.bookingId)
  if (!booking || !mine(booking)) return refuse('G_CODE_INVALID')
  // A phone whose clock is ahead has not scanned in the future.
  const at = earlier(Temporal.Instant.from(scanned_at), by.now)
  const first = booking.checkedInAt === null
  const key = { resortId: booking.resortId, bookingId: booking.id }
  const said = and(eq(checkinScans.resortId, key.resortId), eq(checkinScans.bookingId, key.bookingId))
  const heard = (await tx.select().from(checkinScans).where(said)).some((scan) => scan.nonce === nonce)
  // A scan that was heard is answered again; any other code has to stand, also once the guest is in.
  if (!heard && !(stands(booking, scanned, at) && (first || SOLD.includes(booking.status))))
    return refuse('G_CODE_INVALID')
  const after = first
    ? await advance(tx, booking, 'checkIn', by, {
        facts: { codeValid: true },
        params,
        changes: { checkedInAt: at },
      })
    : booking
  const fresh = await tx
    .insert(checkinScans)
    .values({ ...key, nonce, byId: by.id, scannedAt: at, heardAt: by.now })
    .onConflictDoNothing()
    .returning({ nonce: checkinScans.nonce })
  const scans = await tx.select().from(checkinScans).where(said).orderBy(asc(checkinScans.scannedAt))
  if (!first && fresh.length > 0) {
    const { hostId: userId, id: ref } = booking
    const about = { userId, ref, code: booking.code, target: TARGETS.BOOKING }
    await tellScannedAgain(tx, about, scans, by.now)
  }
  return { booking: after, scans, first }
}
