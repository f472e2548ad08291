import * as z from 'zod/mini'
import { readDay } from '#contract/people/birthday.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { resortType } from '#contract/shapes/resortKinds.ts'
import { plainDate } from '#src/i18n/format/days.ts'
import { draftBox } from '#src/api/drafts.ts'

const people = z.int().check(z.gte(0), z.lte(30))
const text = z.string().check(z.maxLength(2000))
const rooms = z.array(z.object({ roomId: z.string(), count: z.int().check(z.gte(1), z.lte(30)) }))

const shape = z.object({
  key: z.string(),
  bookingId: z.string(),
  /** Whose booking it is, by the account's id; null where that is not known. */
  owner: z.nullable(z.string()),
  /** Of which version of the booking it is a change. An older app did not keep it: then nobody knows. */
  version: z.optional(z.int()),
  code: z.string(),
  resortId: z.string(),
  resortType,
  resortName: z.string(),
  /** True: the whole villa or apartment. False: single rooms. */
  entireProperty: z.boolean(),
  checkIn: z.string(),
  checkOut: z.string(),
  rooms,
  adults: people,
  children: people,
  toddlers: people,
  extraBeds: people,
  /** As typed; the birthday as people write it. */
  contact: z.object({ fullName: text, birthday: text, phone: text, email: text, note: text }),
  savedAt: z.string(),
})
/** A change of a booking that somebody has begun: the whole stay as they want it. It survives a restart of the device. */
export type EditDraft = z.infer<typeof shape>

/** The changes begun on this device. */
export const { read: readEdit, keep: keepEdit, drop: dropEdit, list: listEdits } = draftBox('edit ', shape)

type Stay = Omit<EditDraft, 'key' | 'owner' | 'savedAt'>

/** A booking as it is, in the form of a draft: what the fields begin with, and what a change is measured by. */
export const stayOf = (booking: BookingDetail): Stay => ({
  bookingId: booking.id,
  version: booking.version,
  code: booking.code,
  resortId: booking.resortId,
  resortType: booking.resortType,
  resortName: booking.resortName,
  entireProperty: booking.entireProperty,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  rooms: booking.rooms.map(({ roomId, count }) => ({ roomId, count })),
  adults: booking.adults,
  children: booking.children,
  toddlers: booking.toddlers,
  extraBeds: booking.quote.extraBeds,
  contact: { ...booking.contact, birthday: plainDate(booking.contact.birthday, 'vi') },
})

/**
 * A draft as long as it was made of the booking as it is; of an older one it begins anew. It holds the whole stay: what somebody
 * else changed since would look like a wish to have it back.
 */
export const upToDate = (draft: EditDraft, booking: BookingDetail): EditDraft =>
  draft.version === booking.version ? draft : { ...draft, ...stayOf(booking) }

/** The draft of a booking's change: the one that was begun, else a new one that changes nothing yet. */
export async function draftOf(booking: BookingDetail, owner: string | null): Promise<EditDraft> {
  const begun = (await listEdits()).find(({ bookingId }) => bookingId === booking.id)
  if (begun) return upToDate(begun, booking)
  const draft = { ...stayOf(booking), owner, key: crypto.randomUUID(), savedAt: '' }
  await keepEdit(draft)
  return draft
}

const roomKey = (all: EditDraft['rooms']) =>
  all
    .map(({ roomId, count }) => `${roomId} ${count}`)
    .toSorted()
    .join()

/** Which parts of a draft differ from the booking: the only ones that are asked for. */
export function changesOf(draft: EditDraft, booking: BookingDetail) {
  const now = stayOf(booking)
  const birthday = readDay(draft.contact.birthday)
  return {
    dates: draft.checkIn !== now.checkIn || draft.checkOut !== now.checkOut,
    rooms: roomKey(draft.rooms) !== roomKey(now.rooms),
    people:
      draft.adults !== now.adults ||
      draft.children !== now.children ||
      draft.toddlers !== now.toddlers ||
      draft.extraBeds !== now.extraBeds,
    contact:
      birthday !== booking.contact.birthday ||
      (['fullName', 'phone', 'email', 'note'] as const).some(
        (field) => draft.contact[field].trim() !== booking.contact[field],
      ),
  }
}
