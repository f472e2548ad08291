import { CODES } from '#contract/codes.ts'
import type { Transaction } from '#server/db/client.ts'
import { Refusal, refuse } from '#server/refusal.ts'
import { findBooking, lockBooking } from '../store.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

/** What is not this person's, or deleted, answers exactly like what does not exist. */
function mine(booking: BookingRow | null, userId: string): BookingRow {
  return booking && booking.tenantId === userId && booking.status !== 'DELETE' ? booking : refuse('G_404')
}

/** A booking of this person. Refuses with G_404. */
export const ownBooking = async (
  { db }: Pick<BookingWorld, 'db'>,
  id: string,
  userId: string,
): Promise<BookingRow> => mine(await findBooking(db, id), userId)

/**
 * A booking of this person, locked, as they last saw it. Refuses with G_404, and with G_409 when it has changed since, but
 * where `still` says that what they want holds for the changed one too.
 */
export async function lockOwnBooking(
  tx: Transaction,
  seen: { booking_id: string; version: number },
  userId: string,
  still: (booking: BookingRow) => Promise<boolean> = async () => false,
): Promise<BookingRow> {
  const booking = mine(await lockBooking(tx, seen.booking_id), userId)
  return booking.version === seen.version || (await still(booking)) ? booking : refuse('G_409')
}

/** Runs an act on a booking; where it cannot be done now, the refusal carries the booking as it stands, as `show` shows it. */
export async function withCurrent<T>(
  { db }: Pick<BookingWorld, 'db'>,
  { id, show }: { id: string; show: (booking: BookingRow) => Promise<unknown> },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (
      !(error instanceof Refusal) ||
      CODES[error.code].status !== 409 ||
      error.details.current !== undefined
    )
      throw error
    const booking = await findBooking(db, id)
    if (!booking) throw error
    throw new Refusal(error.code, error.params, { ...error.details, current: await show(booking) })
  }
}
