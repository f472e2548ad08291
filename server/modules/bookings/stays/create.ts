import { uuidv7 } from 'uuidv7'
import { policyFor } from '#contract/cancellationPolicy.ts'
import type { BookingDetail, CreateRequest } from '#contract/shapes/booking.ts'
import { WAYS_TO_PAY } from '#contract/waysToPay.ts'
import type { Transaction } from '#server/db/client.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { learningBirthday } from '#server/modules/accounts/accounts.ts'
import { SoldOut } from '#server/modules/inventory/inventory.ts'
import { resortForBooking } from '#server/modules/resorts/resorts.ts'
import { beginWithStay, readyWithStay, TicketsGone } from '#server/modules/tickets/tickets.ts'
import { personOf, Refusal, refuse } from '#server/refusal.ts'
import { advance, begin, type By, type Draft } from '../life/life.ts'
import { newBookingCode } from './code.ts'
import { bookingDetail, composeDetail, detailWithoutCode, NOTHING_YET } from './detail.ts'
import { readPlaces } from './places.ts'
import { leftOf, priceAt, priceOfAll, pricedStay, quoteAnswer, type Asker, type PricedStay } from './quote.ts'
import { hostLock } from '../rules.ts'
import { bookingOfKey, standingNow } from '../store.ts'
import type { BookingRow } from '../tables.ts'
import type { BookingWorld } from '../world.ts'

type Making = { id: string; request: CreateRequest; tenantId: string; key: string; asker: Asker }

/** The total on the person's screen is not the total of now. */
class PriceChanged extends Error {}

function draftOf(
  { resort, quote, voucherId }: Pick<PricedStay, 'resort' | 'quote' | 'voucherId'>,
  { id, request, tenantId, key, asker }: Making,
): Draft {
  return {
    resortId: resort.id,
    id,
    code: newBookingCode(),
    tenantId,
    hostId: resort.hostId,
    idempotencyKey: key,
    checkIn: request.check_in,
    checkOut: request.check_out,
    checkInTime: resort.checkInTime,
    checkOutTime: resort.checkOutTime,
    adults: request.number_of_adult,
    children: request.number_of_school_aged_child,
    toddlers: request.number_of_toddler_child,
    entireProperty: resort.rooms.some(({ entireProperty }) => entireProperty),
    confirmationPolicy: resort.confirmationPolicy,
    cancellationPolicy: policyFor(resort.cancellationPolicy, request.check_in, request.check_out),
    total: quote.total,
    paid: 0,
    editingFee: 0,
    cancellationFee: 0,
    paymentMethod: request.payment_method,
    transferReported: false,
    accepted: false,
    holdUntil: null,
    hostDeadline: null,
    checkedInAt: null,
    noShow: false,
    qrVersion: 1,
    voucherId,
    quote,
    contact: request.contact,
    createdAt: asker.now,
  }
}

/** Tickets are paid with the stay in one visit to the gateway: not by transfer to its host, and not before a host accepts. */
function serviceObstacle({ services, resort }: PricedStay, request: CreateRequest): Refusal | null {
  if (services.length === 0) return null
  if (resort.confirmationPolicy === 'REQUEST_THEN_PAY') return new Refusal('G_SERVICES_LATER')
  if (request.payment_method === 'BANK_TRANSFER') return new Refusal('G_SERVICES_ONLINE')
  const index = services.findIndex(({ problem }) => problem !== null)
  const found = services[index]
  if (!found || found.problem === null) return null
  const params = found.problem === 'ticket_not_enough' ? [found.fresh.left] : []
  return new Refusal(found.problem, params, { fields: { [`services.${index}`]: { code: found.problem } } })
}

/** Why a booking cannot be made as it was asked for, its nights apart; null when it can. */
function obstacle(priced: PricedStay, request: CreateRequest): Error | null {
  const { voucherProblem, resort } = priced
  if (voucherProblem !== null) return new Refusal(voucherProblem)
  const problem = serviceObstacle(priced, request)
  if (problem) return problem
  if (priceOfAll(priced).total !== request.shown_total) return new PriceChanged()
  const { payment_method: way } = request
  if (way === 'BANK_TRANSFER' && !resort.bankAccount) return new Refusal('G_NO_TRANSFER')
  return priced.ways.includes(way) ? null : new Refusal('G_WAY_LIMIT', [WAYS_TO_PAY[way].most])
}

/**
 * The place, its rooms and the price that hold in the transaction that books: what was looked at before may be a moment old;
 * another price is asked about, never charged, and a unit that its host took away is not sold.
 */
async function asItIs(
  tx: Transaction,
  priced: PricedStay,
  { request, asker, version }: Making & { version: number },
): Promise<Pick<PricedStay, 'resort' | 'rooms' | 'quote' | 'voucherId'>> {
  const { voucher, voucherId } = priced
  // Nothing public has changed since the resort was read.
  if (priced.version === version) return priced
  const roomIds = priced.rooms.map(({ roomId }) => roomId)
  const resort = (await resortForBooking(tx, request.resort_id, roomIds)) ?? refuse('G_404')
  const quote = priceAt(resort, request, { language: asker.language, voucher })
  if (quote.total !== priced.quote.total) throw new PriceChanged()
  const units = new Map(resort.rooms.map((room) => [room.id, room.units]))
  const rooms = priced.rooms.map((room) => ({ ...room, units: units.get(room.roomId) ?? 0 }))
  return { resort, rooms, quote, voucherId }
}

/** Makes the booking, in one transaction together with the answer that is kept for its key. */
async function make(world: BookingWorld, making: Making, context: CallContext): Promise<BookingDetail> {
  const { request, tenantId, asker } = making
  const priced = await pricedStay(world, request, asker)
  const problem = obstacle(priced, request)
  // Nights that are gone come before anything else that is wrong, and before anybody else is asked for tickets. Else they are
  // taken without a look before: taking them is the look that counts.
  if (problem || priced.services.length > 0) {
    if (!(await leftOf(world, priced, request)).available) throw new SoldOut()
    if (problem) throw problem
  }
  const guest = { actor: 'KT', id: tenantId, now: asker.now } as const
  const { fullName, phone, email } = request.contact
  const ready = await readyWithStay(world, priced.services, {
    stayId: making.id,
    contact: { fullName, phone, email, note: '' },
    asker,
  })
  return transact(world.db, async (tx) => {
    const { version, cancelled } = await standingNow(tx, priced.resort.hostId)
    const agreed = await asItIs(tx, priced, { ...making, version })
    const held = await beginWithStay(tx, ready, making)
    const hostUnlocked = hostLock(cancelled, asker.now) === null
    const begun = await begin(tx, draftOf(agreed, making), guest, {
      rooms: agreed.rooms,
      facts: { nightsFree: true, priceUnchanged: true, voucherValid: true, hostUnlocked },
      beside: learningBirthday(tenantId, request.contact),
    })
    const moved = await moveOn(tx, begun.booking, request, guest)
    const nothingYet = { ...NOTHING_YET, resort: agreed.resort }
    const detail =
      moved || held.length > 0
        ? await detailWithoutCode(world, tx, moved ?? begun.booking, asker.language)
        : composeDetail(world, begun.booking, { ...begun, ...nothingYet }, asker.language)
    await context.keepAnswer(tx, detail)
    return detail
  })
}

/** What follows at once: a transfer that was chosen, or nothing left to pay at a gateway. Null when nothing does. */
async function moveOn(
  tx: Transaction,
  booking: BookingRow,
  request: CreateRequest,
  guest: By,
): Promise<BookingRow | null> {
  if (booking.status !== 'PENDING') return null
  if (booking.total === 0)
    return advance(tx, booking, 'paymentSucceeded', { ...guest, actor: 'SYS', id: null })
  return request.payment_method === 'BANK_TRANSFER' ? advance(tx, booking, 'chooseTransfer', guest) : null
}

/**
 * Makes a booking, exactly once for one key: a call that is repeated after its answer was lost answers the same booking.
 * Where the nights or the price are no longer those of the screen, the refusal carries the quote of now.
 */
export async function createBooking(
  world: BookingWorld,
  request: CreateRequest,
  context: CallContext,
): Promise<BookingDetail> {
  const { userId: tenantId } = personOf(context)
  const { language } = context
  const key = context.idempotencyKey ?? uuidv7()
  const asker = { guestId: tenantId, language, now: world.clock.now() }
  // What changed a moment ago elsewhere is told as it is now, not as it is remembered here.
  const now = { ...world, places: readPlaces(world) }
  for (;;) {
    try {
      return await make(world, { id: uuidv7(), request, tenantId, key, asker }, context)
    } catch (error) {
      if (isDuplicate(error, 'bookings_by_code') || isDuplicate(error, 'service_bookings_by_code')) continue
      // The same call, a moment earlier, may be the very one that took the nights or the voucher.
      const same = await bookingOfKey(world.db, tenantId, key)
      if (same) return bookingDetail(world, same, language)
      if (error instanceof SoldOut)
        return refuse('unavailable_room', [], { current: await quoteAnswer(now, request, asker) })
      if (error instanceof TicketsGone)
        return refuse('ticket_empty', [], { current: await quoteAnswer(now, request, asker) })
      const theirs = error instanceof Refusal && error.code === 'ticket_change_price'
      if (error instanceof PriceChanged || theirs) {
        const current = await quoteAnswer(now, request, asker)
        return refuse('G_PRICE_CHANGED', [request.shown_total, current.quote.total], { current })
      }
      throw error
    }
  }
}
