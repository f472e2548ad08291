import type { BookingSummary } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import { RESORT_TYPE_NAMES, type ResortForBooking } from '#server/modules/resorts/resorts.ts'
import type { BookedRoom } from '../store.ts'
import type { BookingRow } from '../tables.ts'

const moment = (instant: Temporal.Instant | null): string | null => instant?.toString() ?? null

/** What a booking's card shows, in one language. */
export function summaryOf(
  booking: BookingRow,
  rooms: readonly BookedRoom[],
  resort: ResortForBooking,
  language: Language,
): BookingSummary {
  const names = new Map(resort.rooms.map(({ id, name }) => [id, name[language]]))
  return {
    id: booking.id,
    code: booking.code,
    status: booking.status,
    base: booking.base,
    version: booking.version,
    resortId: booking.resortId,
    resortType: resort.type,
    resortTypeName: RESORT_TYPE_NAMES[resort.type][language],
    resortName: resort.name[language],
    projectAreaName: resort.projectAreaName[language],
    pictureId: resort.pictureId,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    adults: booking.adults,
    children: booking.children,
    toddlers: booking.toddlers,
    numberOfRoom: rooms.reduce((sum, { count }) => sum + count, 0),
    roomNames: rooms.map(({ roomId }) => names.get(roomId) ?? ''),
    total: booking.total,
    paid: booking.paid,
    paymentMethod: booking.paymentMethod,
    confirmationPolicy: booking.confirmationPolicy,
    transferReported: booking.transferReported,
    holdUntil: moment(booking.holdUntil),
    hostDeadline: moment(booking.hostDeadline),
    checkedInAt: moment(booking.checkedInAt),
    createdAt: booking.createdAt.toString(),
  }
}
