import { WAY_NAMES } from '#contract/waysToPay.ts'
import * as z from 'zod/mini'
import type { BookingStart } from '#src/api/staySearch.ts'
import type { ResortType } from '#contract/resortTypes.ts'
import { resortType } from '#contract/shapes/resortKinds.ts'
import { countsIn, draftBox } from '#src/api/drafts.ts'

const people = z.int().check(z.gte(0), z.lte(30))

/** A field a person has not touched yet is null: the account's own value shows until they do. */
const typed = z.nullable(z.string().check(z.maxLength(2000)))

const draftShape = z.object({
  key: z.string(),
  resortId: z.string(),
  resortType,
  /** `YYYY-MM-DD`, or empty while no dates are chosen. */
  checkIn: z.string(),
  checkOut: z.string(),
  rooms: z.array(z.object({ roomId: z.string(), count: z.int().check(z.gte(1), z.lte(30)) })),
  adults: people,
  children: people,
  toddlers: people,
  extraBeds: people,
  voucher: z.object({ typed: z.string(), applied: z.string() }),
  /** Tickets that are booked along; a draft of an older app has none. */
  services: z._default(
    z.array(
      z.object({
        serviceId: z.string(),
        name: z.string(),
        /** `YYYY-MM-DD HH:mm`. */
        bookingTime: z.string(),
        tickets: z.array(z.object({ typeId: z.string(), quantity: people })),
      }),
    ),
    [],
  ),
  /** Whose contact stands in it: the account's id; null for somebody not signed in. */
  owner: z.nullable(z.string()),
  contact: z.object({ fullName: typed, birthday: typed, phone: typed, email: typed, note: typed }),
  paymentMethod: z.enum(WAY_NAMES),
  rulesAccepted: z.boolean(),
  /** The send whose outcome is not known: tried again with its own key, it never books twice. */
  intent: z.nullable(z.object({ fingerprint: z.string(), key: z.string() })),
  /** The booking that was made of it, while its hold runs. */
  bookingId: z.nullable(z.string()),
  /** ISO 8601, by this device's clock. */
  savedAt: z.string(),
})
/** A booking that somebody has begun; it survives a restart of the device. */
export type Draft = z.infer<typeof draftShape>
export type DraftService = Draft['services'][number]

/** What a draft begins with. */
export type DraftStart = BookingStart & { resort_id: string; resort_type: ResortType }

/** At most so many are kept at once. */
const KEEP_MOST = 8

/** The bookings begun on this device. */
const box = draftBox('', draftShape, KEEP_MOST)
export const { read: readDraft, keep: keepDraft, drop: dropDraft, list: listDrafts } = box

export const EMPTY_CONTACT = { fullName: null, birthday: null, phone: null, email: null, note: null } as const

/** Whether a person may see what stands in a draft: their own, or one begun before anybody signed in. */
export const isMine = ({ owner }: Draft, userId: string | null): boolean => owner === null || owner === userId

/** Takes away the drafts of a booking that is paid: nothing of them is needed any more. */
export async function dropDraftsOf(bookingId: string): Promise<void> {
  for (const draft of await listDrafts()) if (draft.bookingId === bookingId) await dropDraft(draft.key)
}

/**
 * Begins a draft and returns its key, for /villa/booking/<key> and its like. What the person typed for the same resort
 * before, or last anywhere, comes along, so that nothing is typed twice; the older draft of the resort gives way.
 */
export async function newDraft(start: DraftStart): Promise<string> {
  const others = await listDrafts()
  const same = others.find(({ resortId, bookingId }) => resortId === start.resort_id && bookingId === null)
  const before = same ?? others[0]
  const draft: Draft = {
    key: crypto.randomUUID(),
    resortId: start.resort_id,
    resortType: start.resort_type,
    checkIn: start.from_day ?? '',
    checkOut: start.to_day ?? '',
    rooms: countsIn(start.rooms, 30).map(({ id, count }) => ({ roomId: id, count })),
    adults: start.number_of_adult ?? 2,
    children: start.number_of_school_aged_child ?? 0,
    toddlers: start.number_of_toddler_child ?? 0,
    extraBeds: 0,
    voucher: same?.voucher ?? { typed: '', applied: '' },
    services: same?.services ?? [],
    owner: before?.owner ?? null,
    contact: before?.contact ?? EMPTY_CONTACT,
    paymentMethod: before?.paymentMethod ?? 'VNPAY',
    rulesAccepted: false,
    intent: null,
    bookingId: null,
    savedAt: '',
  }
  await keepDraft(draft)
  if (same) await dropDraft(same.key)
  return draft.key
}
