import * as z from 'zod/mini'
import { countsIn, draftBox } from '#src/api/drafts.ts'
import type { TicketStart } from '#src/api/serviceSearch.ts'

/** A field a person has not touched yet is null: the account's own value shows until they do. */
const typed = z.nullable(z.string().check(z.maxLength(2000)))

const draftShape = z.object({
  key: z.string(),
  serviceId: z.string(),
  /** `YYYY-MM-DD HH:mm`. */
  bookingTime: z.string(),
  tickets: z.array(z.object({ typeId: z.string(), count: z.int().check(z.gte(0), z.lte(99)) })),
  stayId: z.nullable(z.string()),
  coupon: z.object({ typed: z.string(), applied: z.string() }),
  /** Whose contact stands in it: the account's id; null for somebody not signed in. */
  owner: z.nullable(z.string()),
  contact: z.object({ fullName: typed, phone: typed, email: typed, note: typed }),
  /** The send whose outcome is not known: tried again with its own key, it never buys twice. */
  intent: z.nullable(z.object({ fingerprint: z.string(), key: z.string() })),
  /** The booking that was made of it, while its hold runs. */
  bookingId: z.nullable(z.string()),
  /** ISO 8601, by this device's clock; an older app did not write it down. */
  savedAt: z._default(z.string(), () => new Date().toISOString()),
})
/** Tickets that somebody has begun to buy; they survive a restart of the device. */
export type TicketDraft = z.infer<typeof draftShape>

/** The tickets begun to be bought on this device. */
const box = draftBox('tickets ', draftShape)
export const { read: readTicketDraft, keep: keepTicketDraft } = box

export const EMPTY_CONTACT = { fullName: null, phone: null, email: null, note: null } as const

/** Takes away the drafts of tickets that are paid: nothing of them is needed any more. */
export async function dropTicketDraftsOf(bookingId: string): Promise<void> {
  for (const draft of await box.list()) if (draft.bookingId === bookingId) await box.drop(draft.key)
}

/** Begins a draft and returns its key. What was typed for an earlier one comes along; an unsent one of the service gives way. */
export async function newTicketDraft(start: TicketStart & { service_id: string }): Promise<string> {
  const others = await box.list()
  const same = others.find(({ serviceId, bookingId }) => serviceId === start.service_id && bookingId === null)
  const before = same ?? others[0]
  const draft: TicketDraft = {
    key: crypto.randomUUID(),
    serviceId: start.service_id,
    bookingTime: start.booking_time ?? '',
    tickets: countsIn(start.tickets, 99).map(({ id, count }) => ({ typeId: id, count })),
    stayId: start.booking_id ?? null,
    coupon: { typed: '', applied: '' },
    owner: before?.owner ?? null,
    contact: before?.contact ?? EMPTY_CONTACT,
    intent: null,
    bookingId: null,
    savedAt: '',
  }
  await keepTicketDraft(draft)
  if (same) await box.drop(same.key)
  return draft.key
}
