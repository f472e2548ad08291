import { useEffect, useState } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { useWhoTypes } from '#src/app/state/useWhoTypes.ts'
import { dayAt } from '#contract/nights.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { EMPTY_CONTACT, isMine, keepDraft, type Draft } from '../draft.ts'
import { contactValues, readContact, type ContactField, type ContactProblems } from './contactRules.ts'
import { chosenRooms, datesProblem, misfit, quoteInput } from './stay.ts'
import { useLiveQuote } from './useLiveQuote.ts'

/** The resort's day now. */
const todayThere = () => dayAt(Temporal.Instant.fromEpochMilliseconds(serverTime()))

/** A draft that is being filled in; every change is kept on the device at once. */
function useDraft(initial: Draft) {
  const [draft, setDraft] = useState(initial)
  const [kept, setKept] = useState(true)
  useEffect(() => {
    if (draft === initial) return
    void keepDraft(draft).then(setKept)
  }, [draft, initial])
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  return { draft, change, kept }
}

/** Everything the form knows: the draft, the live price, and what is still missing or wrong. */
export function useBookingForm(initial: Draft, resort: ResortDetail) {
  const { draft, change, kept } = useDraft(initial)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  const [sent, setSent] = useState(false)
  const [told, setTold] = useState<ContactProblems>({})
  const today = todayThere()
  const { signedIn, account, userId } = useWhoTypes(draft.owner)
  const rooms = chosenRooms(draft, resort)
  const live = useLiveQuote(quoteInput(draft, rooms, today))
  // What another account typed on this device stays theirs.
  const contact = isMine(draft, userId) ? draft.contact : EMPTY_CONTACT
  const values = contactValues(contact, account)
  const read = readContact(values, today)
  const problems: ContactProblems = { ...told }
  for (const [field, code] of Object.entries(read.problems ?? {}))
    if (sent || (left.has(asField(field)) && code !== 'C_001')) problems[asField(field)] = code
  const dates = datesProblem(draft, today)
  return {
    draft,
    change,
    kept,
    today,
    signedIn,
    account,
    rooms,
    live,
    values,
    problems,
    contact: read.contact,
    contactProblems: read.problems,
    datesWrong: dates,
    /** Shown once dates are there, or once the form was sent without any. */
    datesProblem: dates === 'C_002' && !sent ? null : dates,
    unfit: rooms.length === 0 ? 'noRooms' : misfit(draft, rooms),
    sent,
    setSent,
    /** What the server found wrong with the contact. */
    setTold,
    type: (field: ContactField, text: string) => {
      setTold((before) => ({ ...before, [field]: undefined }))
      change({ owner: userId, contact: { ...contact, [field]: text } })
    },
    leave: (field: ContactField) => setLeft((before) => new Set([...before, field])),
  }
}
export type BookingFormState = ReturnType<typeof useBookingForm>

const FIELDS: Readonly<Record<string, ContactField>> = {
  fullName: 'fullName',
  birthday: 'birthday',
  phone: 'phone',
  email: 'email',
  note: 'note',
}
const asField = (name: string): ContactField => FIELDS[name] ?? 'note'
