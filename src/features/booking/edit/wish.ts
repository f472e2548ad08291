import type { Input } from '#contract/endpoints.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Contact } from '#contract/shapes/contact.ts'
import { limitsOf, type ChosenRoom } from '../form/stay.ts'
import { changesOf, type EditDraft } from './editDraft.ts'

export type EditWish = Omit<Input<'booking.quoteEdit'>, 'booking_id'>

/** What is asked for: only what differs from the booking. Null while nothing does. */
export function wishOf(
  draft: EditDraft,
  booking: BookingDetail,
  { rooms, contact }: { rooms: readonly ChosenRoom[]; contact: Contact | null },
): EditWish | null {
  const changes = changesOf(draft, booking)
  const wish: EditWish = {
    ...(changes.dates ? { check_in: draft.checkIn, check_out: draft.checkOut } : {}),
    ...(changes.rooms ? { rooms: rooms.map(({ room, count }) => ({ room_id: room.id, count })) } : {}),
    ...(changes.people
      ? {
          number_of_adult: draft.adults,
          number_of_school_aged_child: draft.children,
          number_of_toddler_child: draft.toddlers,
          extra_beds: Math.min(draft.extraBeds, limitsOf(rooms).beds),
        }
      : {}),
    ...(changes.contact && contact ? { contact } : {}),
  }
  return Object.keys(wish).length === 0 ? null : wish
}
