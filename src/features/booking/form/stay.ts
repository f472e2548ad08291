import { cancellationSteps, type CancellationTerms } from '#contract/cancellationPolicy.ts'
import type { Input } from '#contract/endpoints.ts'
import type { ResortDetail, Room } from '#contract/shapes/resort.ts'
import { MAX_GUESTS, stayProblems } from '#contract/shapes/search.ts'
import type { Draft } from '../draft.ts'

export type ChosenRoom = { room: Room; count: number }

/** Days, rooms and people of what is being booked or changed. */
export type StayWanted = Pick<
  Draft,
  'resortId' | 'checkIn' | 'checkOut' | 'rooms' | 'adults' | 'children' | 'toddlers' | 'extraBeds'
>

/** The rooms of a draft that the resort (still) has; where there is only one to have, it is chosen. */
export function chosenRooms(draft: Pick<Draft, 'rooms'>, resort: ResortDetail): ChosenRoom[] {
  const chosen = draft.rooms.flatMap(({ roomId, count }) => {
    const room = resort.rooms.find(({ id }) => id === roomId)
    return room ? [{ room, count: Math.min(count, room.units) }] : []
  })
  const [only] = resort.rooms.length === 1 ? resort.rooms : []
  return chosen.length === 0 && only ? [{ room: only, count: 1 }] : chosen
}

const sum = (rooms: readonly ChosenRoom[], of: (room: Room) => number) =>
  rooms.reduce((total, { room, count }) => total + count * of(room), 0)

/** What the chosen rooms hold: people, extra beds, and the rooms themselves, each of which needs an adult. */
export function limitsOf(rooms: readonly ChosenRoom[]) {
  return {
    units: sum(rooms, () => 1),
    people: Math.min(
      MAX_GUESTS,
      sum(rooms, (room) => room.rates.maxGuests),
    ),
    beds: sum(rooms, (room) => room.rates.maxExtraBeds),
  }
}

/** What does not fit: more people than the rooms hold, or rooms without an adult. */
export function misfit(draft: StayWanted, rooms: readonly ChosenRoom[]): 'tooMany' | 'tooFewAdults' | null {
  const limits = limitsOf(rooms)
  if (draft.adults + draft.children + draft.toddlers > limits.people) return 'tooMany'
  return draft.adults < limits.units ? 'tooFewAdults' : null
}

/** Why the dates cannot be booked, or that none are chosen; `today` is the resort's day. */
export function datesProblem(draft: StayWanted, today: string): string | null {
  if (draft.checkIn === '' || draft.checkOut === '') return 'C_002'
  return stayProblems(draft.checkIn, draft.checkOut, today)[0]?.code ?? null
}

/** What a quote is asked for; null while dates or rooms are missing or nothing could come of it. */
export function quoteInput(
  draft: Draft,
  rooms: readonly ChosenRoom[],
  today: string,
): Input<'booking.quote'> | null {
  if (rooms.length === 0 || datesProblem(draft, today) !== null || misfit(draft, rooms) !== null) return null
  return {
    resort_id: draft.resortId,
    check_in: draft.checkIn,
    check_out: draft.checkOut,
    rooms: rooms.map(({ room, count }) => ({ room_id: room.id, count })),
    number_of_adult: draft.adults,
    number_of_school_aged_child: draft.children,
    number_of_toddler_child: draft.toddlers,
    extra_beds: Math.min(draft.extraBeds, limitsOf(rooms).beds),
    voucher_code: draft.voucher.applied,
    services: draft.services.map(({ serviceId, bookingTime, tickets }) => ({
      service_id: serviceId,
      booking_time: bookingTime,
      tickets: tickets.map(({ typeId, quantity }) => ({ ticket_type_id: typeId, quantity })),
    })),
  }
}

/** The steps of a cancellation policy that can still be used, each with its place in the policy; the last one always counts. */
export function comingSteps(terms: CancellationTerms, now: number) {
  const steps = cancellationSteps(terms).map((step, index) => ({ ...step, index }))
  return steps.filter(({ until, index }) => Date.parse(until) > now || index === steps.length - 1)
}
