import * as z from 'zod/mini'
import { allTexts, dropText, keepText, readText } from '#src/api/draftStore.ts'
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
})
/** Tickets that somebody has begun to buy; they survive a restart of the device. */
export type TicketDraft = z.infer<typeof draftShape>

const PREFIX = 'tickets '
export const EMPTY_CONTACT = { fullName: null, phone: null, email: null, note: null } as const

function parse(text: string): TicketDraft | null {
  const read: unknown = JSON.parse(text)
  const parsed = draftShape.safeParse(read)
  return parsed.success ? parsed.data : null
}

/** Reads `id:count,id:count` of an address. */
const countsOf = (text: string | undefined): TicketDraft['tickets'] =>
  (text ?? '').split(',').flatMap((part) => {
    const [typeId = '', count = ''] = part.split(':')
    const whole = Number(count)
    return typeId !== '' && Number.isInteger(whole) && whole > 0 && whole < 100
      ? [{ typeId, count: whole }]
      : []
  })

/** The drafts of tickets on this device. */
async function listTicketDrafts(): Promise<TicketDraft[]> {
  return [...(await allTexts())].flatMap(([name, text]) =>
    name.startsWith(PREFIX) ? (parse(text) ?? []) : [],
  )
}

/** The draft under a key; null when this device has none. */
export async function readTicketDraft(key: string): Promise<TicketDraft | null> {
  const text = await readText(PREFIX + key)
  return text === null ? null : parse(text)
}

export const keepTicketDraft = (draft: TicketDraft): Promise<boolean> =>
  keepText(PREFIX + draft.key, JSON.stringify(draft))

const dropTicketDraft = (key: string): Promise<void> => dropText(PREFIX + key)

/** Takes away the drafts of tickets that are paid: nothing of them is needed any more. */
export async function dropTicketDraftsOf(bookingId: string): Promise<void> {
  for (const draft of await listTicketDrafts())
    if (draft.bookingId === bookingId) await dropTicketDraft(draft.key)
}

/** Begins a draft and returns its key. What was typed for an earlier one comes along; an unsent one of the service gives way. */
export async function newTicketDraft(start: TicketStart & { service_id: string }): Promise<string> {
  const others = await listTicketDrafts()
  const same = others.find(({ serviceId, bookingId }) => serviceId === start.service_id && bookingId === null)
  const before = same ?? others.at(-1)
  const draft: TicketDraft = {
    key: crypto.randomUUID(),
    serviceId: start.service_id,
    bookingTime: start.booking_time ?? '',
    tickets: countsOf(start.tickets),
    stayId: start.booking_id ?? null,
    coupon: { typed: '', applied: '' },
    owner: before?.owner ?? null,
    contact: before?.contact ?? EMPTY_CONTACT,
    intent: null,
    bookingId: null,
  }
  await keepTicketDraft(draft)
  if (same) await dropTicketDraft(same.key)
  return draft.key
}
