import { contactFeeAt } from '#contract/booking/contactFee.ts'
import { dayAt, nightsOf } from '#contract/nights.ts'
import { quoteChange, type Changed } from '#contract/change.ts'
import { capacity, fits, type PricedRoom } from '#contract/price.ts'
import type { EditQuote, EditWish } from '#contract/shapes/edit.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'
import { editsOf, nightChanges, type EditTerms } from '#server/modules/edits/edits.ts'
import { someAreFree } from '#server/modules/inventory/inventory.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { stillHolds, termsOf, voucherById } from '#server/modules/vouchers/vouchers.ts'
import { refuse } from '#server/refusal.ts'
import { editsLeftOf, refuseImpossibleDates, refuseTooMany, shownTerms } from '../stays/stays.ts'
import { editableUntil } from '../rules.ts'
import { eventsOf, roomsOf } from '../store.ts'
import type { BookingRow } from '../tables.ts'

/** A change as it would be, for the answer and for the record of it. */
export type PricedEdit = {
  kind: EditQuote['kind']
  before: EditTerms
  after: EditTerms
  difference: number
  added: number
  returned: number
  givenUp: number
  fee: number
  toPay: number
  available: boolean
  nameOf: (roomId: string) => string
}

/** The stay of a booking as it is. */
async function termsOfBooking(tx: Transaction, booking: BookingRow): Promise<EditTerms> {
  const { checkIn, checkOut, adults, children, toddlers, quote, contact, voucherId } = booking
  const rooms = await roomsOf(tx, booking)
  return { checkIn, checkOut, rooms, adults, children, toddlers, quote, contact, voucherId }
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
const roomKey = (rooms: EditTerms['rooms']) =>
  rooms.map(({ roomId, count }) => `${roomId} ${count}`).toSorted((a, b) => (a < b ? -1 : 1))

function kindOf(before: EditTerms, after: EditTerms): EditQuote['kind'] {
  const contact = !same(before.contact, after.contact)
  const stay =
    before.checkIn !== after.checkIn ||
    before.checkOut !== after.checkOut ||
    before.adults !== after.adults ||
    before.children !== after.children ||
    before.toddlers !== after.toddlers ||
    before.quote.extraBeds !== after.quote.extraBeds ||
    !same(roomKey(before.rooms), roomKey(after.rooms))
  if (stay) return contact ? 'BOTH' : 'STAY'
  return contact ? 'CONTACT' : 'NOTHING'
}

/** How many units of each room are wanted; a room named twice counts once with the sum. */
function countsOf(wish: EditWish, before: EditTerms): Map<string, number> {
  const counts = new Map<string, number>()
  const wanted = wish.rooms ?? before.rooms.map(({ roomId, count }) => ({ room_id: roomId, count }))
  for (const { room_id, count } of wanted) counts.set(room_id, (counts.get(room_id) ?? 0) + count)
  return counts
}

/** The voucher's part in the new price: its discount still holds for days inside its own; booked in time stays in time. */
async function voucherFor(tx: Transaction, before: EditTerms, checkIn: string, checkOut: string) {
  if (before.voucherId === null) return null
  const voucher = await voucherById(tx, before.voucherId)
  const lastNight = nightsOf(checkIn, checkOut).at(-1) ?? checkIn
  return voucher && stillHolds(voucher, { checkIn, lastNight }) ? voucher : null
}

const UNCHANGED: Omit<Changed, 'quote'> = { difference: 0, added: 0, returned: 0, kept: 0 }

/**
 * Prices a change: what was bought keeps its price, what is added costs what it costs today, and what a guest gives up comes
 * back as the cancellation policy says; what a host takes away comes back whole. Refuses with G_INPUT for impossible
 * days, G_404 for rooms of another place and G_DOES_NOT_FIT for more people than the rooms hold.
 */
export async function priceEdit(
  tx: Transaction,
  booking: BookingRow,
  wish: EditWish,
  { by, language, now }: { by: 'KT' | 'CSH' | 'STF'; language: Language; now: Temporal.Instant },
): Promise<PricedEdit> {
  const before = await termsOfBooking(tx, booking)
  const [checkIn, checkOut] = [wish.check_in ?? before.checkIn, wish.check_out ?? before.checkOut]
  const begun = checkIn === before.checkIn && checkIn < dayAt(now)
  refuseImpossibleDates({ check_in: checkIn, check_out: checkOut }, begun ? checkIn : dayAt(now))
  const counts = countsOf(wish, before)
  const resort = await resortForBooking(tx, booking.resortId, [...counts.keys()])
  if (!resort || resort.rooms.length < counts.size) return refuse('G_404')
  const rooms: PricedRoom[] = resort.rooms.map(({ id, name, rates }) => ({
    roomId: id,
    roomName: name[language],
    count: counts.get(id) ?? 1,
    rates,
  }))
  const guests = {
    adults: wish.number_of_adult ?? before.adults,
    children: wish.number_of_school_aged_child ?? before.children,
    toddlers: wish.number_of_toddler_child ?? before.toddlers,
  }
  refuseTooMany(guests)
  const extraBeds = wish.extra_beds ?? before.quote.extraBeds
  if (!fits(rooms, guests, extraBeds)) refuse('G_DOES_NOT_FIT', [capacity(rooms)])
  const voucher = await voucherFor(tx, before, checkIn, checkOut)
  const { serviceCharge } = before.quote
  const { checkInTime, cancellationPolicy: policy } = booking
  const changed = quoteChange(
    before,
    { checkIn, checkOut, rooms, guests, extraBeds, serviceCharge, voucher: voucher && termsOf(voucher) },
    by === 'KT' ? { policy, checkIn: before.checkIn, checkInTime, now } : null,
  )
  const { quote } = changed
  const fresh: EditTerms = {
    checkIn,
    checkOut,
    rooms: resort.rooms.map(({ id, units }) => ({ roomId: id, count: counts.get(id) ?? 1, units })),
    ...guests,
    quote,
    contact: wish.contact ?? before.contact,
    voucherId: quote.voucherDiscount > 0 ? before.voucherId : null,
  }
  const kind = kindOf(before, fresh)
  // Who changes only the contact keeps the price that was agreed, whatever the place costs today.
  const stays = kind === 'CONTACT' || kind === 'NOTHING'
  const after = stays ? { ...before, contact: fresh.contact } : fresh
  const { difference, added, returned, kept } = stays ? UNCHANGED : changed
  const charged = by === 'KT' && (kind === 'CONTACT' || kind === 'BOTH')
  const fee = charged ? contactFeeAt(await eventsOf(tx, booking), now) : 0
  const names = new Map(resort.rooms.map(({ id, name }) => [id, name[language]]))
  const old = new Map(before.quote.lines.map(({ roomId, roomName }) => [roomId, roomName]))
  return {
    kind,
    before,
    after,
    difference,
    added,
    returned,
    givenUp: kept,
    fee,
    toPay: difference + fee,
    available: await someAreFree(tx, booking.resortId, nightChanges(before, after)),
    nameOf: (roomId) => names.get(roomId) ?? old.get(roomId) ?? '',
  }
}

/** A priced change as it is answered: the booking as it is beside what it would be. */
export async function shownEditQuote(
  tx: Transaction,
  booking: BookingRow,
  priced: PricedEdit,
  now: Temporal.Instant,
): Promise<EditQuote> {
  const { kind, before, after, difference, added, returned, givenUp, fee, toPay, available, nameOf } = priced
  return {
    kind,
    before: shownTerms(before, nameOf),
    after: shownTerms(after, nameOf),
    difference,
    added,
    returned,
    givenUp,
    editingFee: fee,
    toPay,
    available,
    voucherLost: before.voucherId !== null && after.voucherId === null,
    needsHost: kind === 'STAY' || kind === 'BOTH',
    editableUntil: editableUntil(booking).toString(),
    editsLeft: editsLeftOf(booking, await editsOf(tx, booking), now),
    serverNow: now.toString(),
  }
}
