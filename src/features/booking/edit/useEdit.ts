import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { queryKeeping } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { dayAt } from '#contract/nights.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { readContact, type ContactField } from '../form/contactRules.ts'
import { chosenRooms, datesProblem, misfit } from '../form/stay.ts'
import { useSettled } from '../form/useLiveQuote.ts'
import { changesOf, keepEdit, type EditDraft } from './editDraft.ts'
import { wishOf, type EditWish } from './wish.ts'

/** What a change would mean, asked anew whenever it is another one; the answer before stays meanwhile, `stale`. */
function useEditQuote(bookingId: string, wish: EditWish | null) {
  const settled = useSettled(wish)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryKeeping('booking.quoteEdit', { booking_id: bookingId, ...settled }),
    enabled: settled !== null,
    refetchInterval: 60_000,
  })
  const waiting = JSON.stringify(wish) !== JSON.stringify(settled)
  return {
    answer: wish === null ? null : (data ?? null),
    error: waiting || wish === null ? null : error,
    stale: waiting || isPlaceholderData,
    asking: wish !== null && (waiting || isFetching),
    offline: isProblem(error, 'G_OFFLINE'),
    refetch,
  }
}

/**
 * A change that is being made: the draft, what of it is wrong, and what it would mean. Every change is kept on the device.
 * Until the first one it is what it began with, also when that is brought up to date.
 */
export function useEdit(initial: EditDraft, booking: BookingDetail, resort: ResortDetail) {
  const [touched, setTouched] = useState<EditDraft | null>(null)
  const draft = touched ?? initial
  const [kept, setKept] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set())
  useEffect(() => {
    if (touched !== null) void keepEdit(touched).then(setKept)
  }, [touched])
  const change = (changes: Partial<EditDraft>) =>
    setTouched((before) => ({ ...(before ?? initial), ...changes }))
  const today = dayAt(Temporal.Instant.fromEpochMilliseconds(serverTime()))
  const rooms = chosenRooms(draft, resort)
  const changes = changesOf(draft, booking)
  const read = readContact(draft.contact, today)
  const contactProblems = changes.contact ? (read.problems ?? {}) : {}
  const datesWrong = changes.dates ? datesProblem(draft, today) : null
  const unfit = rooms.length === 0 ? ('noRooms' as const) : misfit(draft, rooms)
  const fits = datesWrong === null && unfit === null && Object.keys(contactProblems).length === 0
  const wish = fits ? wishOf(draft, booking, { rooms, contact: read.contact }) : null
  return {
    draft,
    change,
    kept,
    today,
    rooms,
    changes,
    changed: Object.values(changes).includes(true),
    contact: read.contact,
    contactProblems,
    datesWrong,
    unfit,
    wish,
    live: useEditQuote(booking.id, wish),
    type: (field: ContactField, text: string) =>
      setTouched((before) => {
        const { contact, ...rest } = before ?? initial
        return { ...rest, contact: { ...contact, [field]: text } }
      }),
    left,
    leave: (field: ContactField) => setLeft((before) => new Set([...before, field])),
  }
}
export type EditState = ReturnType<typeof useEdit>
