import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { queryKeeping } from '#src/api/query.ts'
import { useStayForTickets } from '#src/app/tickets/useStayForTickets.ts'
import { useWhoTypes } from '#src/app/state/useWhoTypes.ts'
import { outsideStay } from '#contract/service/outsideStay.ts'
import { ticketContact, type TicketContact } from '#contract/shapes/serviceBooking.ts'
import { EMPTY_CONTACT, keepTicketDraft, type TicketDraft } from './draft.ts'
import { quoteInputOf } from './quoteInput.ts'
import { useRefused } from './useRefused.ts'

export const CONTACT_FIELDS = ['fullName', 'phone', 'email', 'note'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactProblems = Partial<Record<ContactField, string>>
const isField = (name: unknown): name is ContactField => CONTACT_FIELDS.some((field) => field === name)

/** A format error says what the right format is, where the catalogue has such a sentence. */
const CLOSER: Partial<Record<ContactField, string>> = { phone: 'G_PHONE_FORMAT', email: 'G_EMAIL_FORMAT' }

const OUTSIDE = ['C_080', 'B_022'] as const

/** The contact as it is sent, or the first problem of each field by its code. */
function readContact(values: Record<ContactField, string>): {
  contact: TicketContact | null
  problems: ContactProblems
} {
  const read = ticketContact.safeParse(values)
  if (read.success) return { contact: read.data, problems: {} }
  const problems: ContactProblems = {}
  for (const { path, message } of read.error.issues) {
    const [field] = path
    if (!isField(field) || problems[field] !== undefined) continue
    problems[field] = message === 'C_004' ? (CLOSER[field] ?? 'C_004') : message
  }
  return { contact: null, problems }
}

/**
 * Everything the checkout knows: the draft, kept on the device with every change, the live price, and what is missing.
 * `partner`: the tickets are a partner's, whose word about them counts more than what we know.
 */
export function useCheckout(initial: TicketDraft, { partner }: { readonly partner: boolean }) {
  const [draft, setDraft] = useState(initial)
  const [sent, setSent] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  const [told, setTold] = useState<ContactProblems>({})
  useEffect(() => {
    if (draft !== initial) void keepTicketDraft(draft)
  }, [draft, initial])
  const change = (changes: Partial<TicketDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const { signedIn, account, userId } = useWhoTypes(draft.owner)
  // What another account typed on this device stays theirs.
  const contact = draft.owner === null || draft.owner === userId ? draft.contact : EMPTY_CONTACT
  const values = {
    fullName: contact.fullName ?? account?.name ?? '',
    phone: contact.phone ?? account?.phone ?? '',
    email: contact.email ?? account?.email ?? '',
    note: contact.note ?? '',
  }
  const read = readContact(values)
  const problems: ContactProblems = { ...told }
  for (const field of CONTACT_FIELDS) {
    const code = read.problems[field]
    if (code !== undefined && (sent || (left.has(field) && code !== 'C_001'))) problems[field] = code
  }
  const live = useQuery({
    ...queryKeeping('service.quote', quoteInputOf(draft)),
    enabled: draft.bookingId === null,
    refetchInterval: 60_000,
  })
  const refused = useRefused(draft)
  const stay = useStayForTickets(draft.stayId)
  const [day = ''] = draft.bookingTime.split(' ')
  const quantity = draft.tickets.reduce((sum, { count }) => sum + count, 0)
  return {
    draft,
    change,
    refused,
    /** Why the tickets cannot go with their stay, by its code: known before they are sent where the stay is. */
    outside: stay
      ? outsideStay(stay, day, quantity)
      : (OUTSIDE.find((code) => code === refused.problem?.code) ?? null),
    /** A partner has nothing left on the chosen day. */
    dayGone: partner && refused.problem?.code === 'ticket_empty',
    signedIn,
    values,
    problems,
    contact: read.contact,
    contactProblems: read.problems,
    setSent,
    setTold,
    type: (field: ContactField, text: string) => {
      setTold((before) => ({ ...before, [field]: undefined }))
      change({ owner: userId, contact: { ...contact, [field]: text } })
    },
    leave: (field: ContactField) => setLeft((before) => new Set(before).add(field)),
    answer: (partner ? refused.now : null) ?? live.data ?? null,
    stale: live.isPlaceholderData,
    error: live.error,
    offline: isProblem(live.error, 'G_OFFLINE'),
    refetch: live.refetch,
  }
}
export type Checkout = ReturnType<typeof useCheckout>
