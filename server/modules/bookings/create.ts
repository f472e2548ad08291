import { uuidv7 } from 'uuidv7'
import type { BookingDetail, CreateRequest } from '#contract/shapes/booking.ts'
import type { Transaction } from '#server/db/client.ts'
import { isDuplicate, transact } from '#server/db/transact.ts'
import type { CallContext } from '#server/handlers.ts'
import { SoldOut } from '#server/modules/inventory/inventory.ts'
import { personOf, refuse } from '#server/refusal.ts'
import { advance, begin, type Draft } from './advance.ts'
import { newBookingCode } from './code.ts'
import { bookingDetail, detailWithoutCode } from './detail.ts'
import { freshQuote, quoteAnswer, type Asker, type FreshQuote } from './quote.ts'
import { hostLock } from './rules.ts'
import { bookingOfKey, cancellationsOf } from './store.ts'
import type { BookingRow } from './tables.ts'
import type { BookingWorld } from './world.ts'

type Making = { request: CreateRequest; tenantId: string; key: string; asker: Asker }

/** The total on the person's screen is not the total of now. */
class PriceChanged extends Error {}

function draftOf({ resort, quote, voucherId }: FreshQuote, { request, tenantId, key, asker }: Making): Draft {
  return {
    resortId: resort.id,
    id: uuidv7(),
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
    cancellationPolicy: resort.cancellationPolicy,
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
    voucherId,
    quote,
    contact: request.contact,
    createdAt: asker.now,
  }
}

/** Makes the booking in one transaction; everything is read in it, so the price and the nights are those of the moment. */
async function make(tx: Transaction, making: Making): Promise<BookingRow> {
  const { request, tenantId, asker } = making
  const fresh = await freshQuote(tx, request, asker)
  if (!fresh.available) throw new SoldOut()
  if (fresh.voucherProblem !== null) refuse(fresh.voucherProblem)
  if (fresh.quote.total !== request.shown_total) throw new PriceChanged()
  const hostUnlocked = hostLock(await cancellationsOf(tx, fresh.resort.hostId), asker.now) === null
  const guest = { actor: 'KT', id: tenantId, now: asker.now } as const
  const transfer = request.payment_method === 'BANK_TRANSFER'
  if (transfer && !fresh.resort.bankAccount) refuse('G_NOT_YET')
  const booking = await begin(tx, draftOf(fresh, making), fresh.rooms, guest, {
    nightsFree: true,
    priceUnchanged: true,
    voucherValid: true,
    hostUnlocked,
  })
  if (booking.status !== 'PENDING') return booking
  // What a voucher pays in full has nothing left to pay at a gateway.
  if (booking.total === 0)
    return advance(tx, booking, 'paymentSucceeded', { actor: 'SYS', id: null, now: asker.now })
  return transfer ? advance(tx, booking, 'chooseTransfer', guest) : booking
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
  const making = { request, tenantId, key, asker }
  const earlier = await bookingOfKey(world.db, tenantId, key)
  if (earlier) return bookingDetail(world, earlier, language)
  for (;;) {
    try {
      return await transact(world.db, async (tx) => {
        const detail = await detailWithoutCode(world, tx, await make(tx, making), language)
        await context.keepAnswer(tx, detail)
        return detail
      })
    } catch (error) {
      if (isDuplicate(error, 'bookings_by_code')) continue
      // The same call, a moment earlier, may be the very one that took the nights or the voucher.
      const same = await bookingOfKey(world.db, tenantId, key)
      if (same) return bookingDetail(world, same, language)
      if (error instanceof SoldOut)
        return refuse('unavailable_room', [], { current: await quoteAnswer(world, request, asker) })
      if (error instanceof PriceChanged) {
        const current = await quoteAnswer(world, request, asker)
        return refuse('G_PRICE_CHANGED', [request.shown_total, current.quote.total], { current })
      }
      throw error
    }
  }
}
