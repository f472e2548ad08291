import type { StayLetterKind } from '#contract/letterKinds.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Letter } from './letter.ts'
import { STAY_WORDS, type FactName } from './stayWords.ts'
import { dayText, momentText, moneyText } from './written.ts'

/** What of a booking its letters say. */
export type Stay = Pick<
  BookingDetail,
  | 'id'
  | 'version'
  | 'code'
  | 'resortName'
  | 'checkIn'
  | 'checkOut'
  | 'adults'
  | 'children'
  | 'toddlers'
  | 'rooms'
  | 'total'
  | 'paid'
  | 'cancellationFee'
  | 'refundAmount'
  | 'contact'
  | 'hostDeadline'
  | 'arrival'
>

/** What each kind of letter names, where it leads to, and what goes along. */
type Shape = {
  facts: readonly FactName[]
  strong: FactName
  leads: (stay: string) => string
  files: readonly ('calendar' | 'receipt')[]
}
const booking = (id: string) => `/booking/${id}`
const hostBooking = (id: string) => `/host/bookings/${id}`
const WHERE = ['code', 'place', 'address', 'arrives', 'leaves', 'people', 'rooms'] as const
const AT_HOST = ['code', 'place', 'arrives', 'leaves', 'people', 'rooms', 'guest'] as const

export const SHAPES: Record<StayLetterKind, Shape> = {
  booked: {
    facts: [...WHERE, 'total', 'paid'],
    strong: 'paid',
    leads: booking,
    files: ['calendar', 'receipt'],
  },
  paid: {
    facts: ['code', 'place', 'arrives', 'leaves', 'people', 'rooms', 'total', 'paid'],
    strong: 'paid',
    leads: booking,
    files: ['receipt'],
  },
  changed: {
    facts: [...WHERE, 'total', 'paid'],
    strong: 'total',
    leads: booking,
    files: ['calendar', 'receipt'],
  },
  cancelled: {
    facts: ['code', 'place', 'arrives', 'leaves', 'paid', 'fee', 'back'],
    strong: 'back',
    leads: booking,
    files: [],
  },
  refunded: { facts: ['code', 'place', 'amount'], strong: 'amount', leads: booking, files: [] },
  arrival: {
    facts: [...WHERE, 'hostPhone'],
    strong: 'arrives',
    leads: (id) => `/booking/${id}/checkin`,
    files: [],
  },
  review: { facts: ['code', 'place', 'arrives', 'leaves'], strong: 'place', leads: booking, files: [] },
  hostRequest: { facts: [...AT_HOST, 'total', 'until'], strong: 'until', leads: hostBooking, files: [] },
  hostBooked: { facts: [...AT_HOST, 'total'], strong: 'arrives', leads: hostBooking, files: [] },
  hostCancelled: { facts: AT_HOST, strong: 'arrives', leads: hostBooking, files: [] },
  payout: { facts: ['code', 'place', 'amount'], strong: 'amount', leads: () => '/host/earnings', files: [] },
}

/** `amount`: of what this letter tells, a refund or a payout; null where it is about none. */
export type Told = { kind: StayLetterKind; title: string; body: string; amount: number | null }

/** The facts as people read them; null where there is nothing to say. */
function factsOf(stay: Stay, amount: number | null, language: Language): Record<FactName, string | null> {
  const { arrival, hostDeadline } = stay
  const some = (sum: number) => (sum > 0 ? moneyText(sum, language) : null)
  const at = (day: string, time: string) => `${dayText(day, language)}, ${time}`
  return {
    code: stay.code,
    place: stay.resortName,
    address: arrival.address,
    arrives: at(stay.checkIn, arrival.checkInTime),
    leaves: at(stay.checkOut, arrival.checkOutTime),
    people: STAY_WORDS[language].people(stay.adults, stay.children, stay.toddlers),
    rooms: stay.rooms.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', '),
    guest: stay.contact.fullName,
    hostPhone: arrival.hostPhone === '' ? null : arrival.hostPhone,
    total: moneyText(stay.total, language),
    paid: moneyText(stay.paid, language),
    fee: some(stay.cancellationFee),
    back: some(stay.refundAmount),
    amount: amount === null ? null : moneyText(amount, language),
    until: hostDeadline === null ? null : momentText(Temporal.Instant.from(hostDeadline), language),
  }
}

/** The letter about a stay: the notice of the app, with all that one looks for later. `site` is the product’s address. */
export function stayLetter(stay: Stay, told: Told, language: Language, site: string): Letter {
  const { kind, title, body, amount } = told
  const { facts, strong, leads } = SHAPES[kind]
  const words = STAY_WORDS[language]
  const values = factsOf(stay, amount, language)
  return {
    language,
    subject: `${title} · ${stay.code}`,
    title,
    lead: [body],
    preview: body,
    facts: facts.flatMap((name) => {
      const value = values[name]
      const label = words.facts[name]
      if (value === null) return []
      return name === strong ? [{ label, value, strong: true as const }] : [{ label, value }]
    }),
    button: { text: words.kinds[kind].act, address: site + leads(stay.id) },
    notes: words.kinds[kind].notes,
    settings: `${site}/notification/settings`,
  }
}
